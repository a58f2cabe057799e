import type { ServerResponse } from 'node:http'

/** Turns a path at the demo into the one that people use. */
export type PublicPath = (path: string) => string

/**
 * Makes a redirect and the paths of cookies those that people use: the demo may name its own address, and does not
 * know of a base path that was taken out.
 *
 * @param origins origins by which the demo may call itself
 */
export function readdress(res: ServerResponse, publicPath: PublicPath, origins: readonly string[]) {
  const location = res.getHeader('location')
  if (typeof location === 'string') res.setHeader('location', redirected(location, publicPath, origins))
  const cookies = res.getHeader('set-cookie')
  if (cookies === undefined) return
  const atPath = (_: string, name: string, path: string) => {
    const shown = publicPath(path)
    return name + (shown === path ? path : shown.replace(/(.)\/$/, '$1'))
  }
  res.setHeader(
    'set-cookie',
    [cookies].flat().map((cookie) => String(cookie).replace(/(;\s*path=)(\/[^;]*)/i, atPath)),
  )
}

function redirected(location: string, publicPath: PublicPath, origins: readonly string[]): string {
  if (/^\/(?!\/)/.test(location)) return publicPath(location)
  if (!URL.canParse(location)) return location
  const { origin, pathname, search, hash } = new URL(location)
  return origins.includes(origin) ? publicPath(pathname + search + hash) : location
}
