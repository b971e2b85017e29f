/**
 * The origins whose pages may call the functions: the site's own, under all its addresses. The
 * browsers of other websites' visitors then send nothing.
 *
 * @param siteUrl where visitors find the site
 * @param projectId Hosting serves the site under two addresses of the project, too
 */
export function ownOrigins(siteUrl: string | undefined, projectId = ''): string[] {
  const hosting = [`https://${projectId}.web.app`, `https://${projectId}.firebaseapp.com`]
  return siteUrl ? [new URL(siteUrl).origin, ...hosting] : hosting
}
