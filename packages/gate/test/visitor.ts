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

  return {
    cookies,
    async get(path: string, method = 'GET') {
      const response = await fetch(`${origin}${path}`, {
        method,
        redirect: 'manual',
        headers: {
          'accept-language': language,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
      })
      keep(response)
      return { status: response.status, headers: response.headers, text: await response.text() }
    },
  }
}
