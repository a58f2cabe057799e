import { ApiError } from './errors.ts'
import type { Incoming, Transport } from './transport.ts'

export type UploadOptions = {
  /** Share of the file sent so far, 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/**
 * Sends a form with XMLHttpRequest, which alone reports upload progress over HTTP/1.1: a streamed fetch
 * needs HTTP/2 and exists in one engine only.
 *
 * @throws a `DOMException` named AbortError once the signal was aborted
 */
export const sendForm =
  (form: FormData, { onProgress }: UploadOptions): Transport =>
  ({ method, baseUrl, path, headers, signal }) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const request = new XMLHttpRequest()
      request.open(method.toUpperCase(), new URL(path, new URL(baseUrl, document.baseURI)))
      request.responseType = 'json'
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
      request.onload = () => resolve(answerOf(request))
      request.onerror = () => reject(new ApiError({ code: 'network', status: 0 }))
      request.onabort = () => reject(new DOMException('The upload was aborted', 'AbortError'))
      signal?.addEventListener('abort', () => request.abort(), { once: true })
      request.send(form)
    })

function answerOf(request: XMLHttpRequest): Incoming {
  const date = request.getResponseHeader('Date')
  return { data: request.response, status: request.status, headers: new Headers(date ? { Date: date } : {}) }
}
