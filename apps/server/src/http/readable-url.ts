/*
 * A path that cannot be decoded, such as /t/%E0, is a link that lost a letter: people who follow it get the page that says so,
 * not the refusal of the router.
 */

/** The same URL, with every % of a path that cannot be decoded taken as a letter. */
export function readableUrl(url: string): string {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}
