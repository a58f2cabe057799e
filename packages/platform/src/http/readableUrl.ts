/**
 * Escapes the percent signs of an address that cannot be decoded: it then is missing as any other, and the site says so
 * on its own page.
 *
 * @example readableUrl('/apps/%?q=1') // '/apps/%25?q=1'
 */
export function readableUrl(url: string): string {
  if (!url.includes('%')) return url
  const [path = ''] = url.split('?', 1)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}
