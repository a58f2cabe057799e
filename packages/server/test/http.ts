export type Call = {
  token?: string
  body?: unknown
  /** Sent as it is, instead of `body`. */
  raw?: string | Uint8Array<ArrayBuffer> | FormData | Blob
  headers?: Record<string, string>
}
export type Answer = {
  status: number
  headers: Headers
  /** Parsed JSON, or the text of another answer. */
  // biome-ignore lint/suspicious/noExplicitAny: a test asserts the shape of what it reads
  data: any
  text: string
}

/** Calls one address over real HTTP, without following redirects. */
export const caller =
  (baseUrl: string) =>
  async (method: string, path: string, { token, body, raw, headers }: Call = {}): Promise<Answer> => {
    const response = await fetch(baseUrl + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, data: parsed(text), text }
  }

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return text
  }
}

export type Caller = ReturnType<typeof caller>

/** Builds a list's query in the dialect of ra-data-simple-rest: each value is JSON. */
export const listQuery = (query: { sort?: unknown; range?: unknown; filter?: unknown }) =>
  new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, JSON.stringify(value)]),
  )
