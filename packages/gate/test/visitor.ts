/** A browser of the least kind: it keeps cookies by name and follows nothing by itself. */
export function createVisitor(origin: string, language = 'fr') {
  const cookies = new Map<string, string>()
  const keep = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }

  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  return {
    cookies,
    cookieHeader,
    async get(path: string, method = 'GET', headers: Record<string, string> = {}, body?: string) {
      const response = await fetch(`${origin}${path}`, {
        method,
        redirect: 'manual',
        headers: {
          'accept-language': language,
          cookie: cookieHeader(),
          ...headers,
        },
        body,
      })
      keep(response)
      return { status: response.status, headers: response.headers, text: await response.text() }
    },
  }
}
