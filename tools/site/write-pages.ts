import type { PrerenderedContent } from '#model/records/prerendered-content.ts'
import { localSite } from '../../functions/src/publishing/hosting/local-site.ts'
import { loadRenderer } from '../../functions/src/publishing/renderer.ts'
import { releasesFolder, rendererFolder, siteFolder } from '../command/paths.ts'

/**
 * Renders the pages of the site that was just built with this content, in the way of a publication.
 *
 * @throws when there is no build, or a page cannot be rendered
 */
export async function writePages(content: PrerenderedContent): Promise<void> {
  const { build, renderSite } = await loadRenderer(rendererFolder)
  const files = await renderSite(build, content)
  await localSite({ site: siteFolder, releases: releasesFolder }).publish({
    files,
    build: build.id,
    note: 'With the build',
    beforeRelease: async () => {},
  })
}
