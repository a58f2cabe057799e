import { ApiError, type Transport } from '@portal/client'

/** Sends JSON and reads the answer line by line, as it comes (`application/x-ndjson`). */
export const readLines =
  <Line>(onLine: (line: Line) => void): Transport =>
  async ({ method, baseUrl, path, headers, json, signal }) => {
    const response = await fetch(new URL(path, new URL(baseUrl, document.baseURI)), {
      method: method.toUpperCase(),
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(json),
      signal,
    }).catch(fail)
    const { ok, status } = response
    if (!ok || !response.body) return { data: await response.json(), status, headers: response.headers }
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    for (let part = await reader.read(); !part.done; part = await reader.read().catch(fail)) {
      const lines = (rest + part.value).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) onLine(JSON.parse(line))
    }
    return { data: undefined, status, headers: response.headers }
  }

function fail(): never {
  throw new ApiError({ code: 'network', status: 0 })
}
