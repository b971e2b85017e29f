/**
 * The origins whose pages may call the functions: the site's own, under all its addresses. The
 * browsers of other websites' visitors then send nothing.
 *
 * @param siteUrl where visitors find the site
 * @param hostingSite Hosting serves the site under two addresses of this name, too
 */
export function ownOrigins(siteUrl: string | undefined, hostingSite: string): string[] {
  const hosting = [`https://${hostingSite}.web.app`, `https://${hostingSite}.firebaseapp.com`]
  return siteUrl ? [new URL(siteUrl).origin, ...hosting] : hosting
}
