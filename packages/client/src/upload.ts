import { ApiError, answerError } from './errors.ts'
import type { Http } from './http.ts'

export type UploadOptions = {
  /** Share of the file that has left, 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/**
 * Sends a form with `PUT`. XMLHttpRequest because it alone tells the progress of an upload over
 * HTTP/1.1: a streamed fetch needs HTTP/2 and exists in one engine only.
 *
 * @throws ApiError; a `DOMException` named AbortError once `signal` was aborted
 */
export function upload<T>(http: Http, path: string, form: FormData, options: UploadOptions = {}): Promise<T> {
  return http.withSession(() => send<T>(http, path, form, options))
}

function send<T>(
  http: Http,
  path: string,
  form: FormData,
  { onProgress, signal }: UploadOptions,
): Promise<T> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open('PUT', new URL(path, new URL(http.baseUrl, document.baseURI)))
    request.responseType = 'json'
    for (const [name, value] of Object.entries(http.headers())) request.setRequestHeader(name, value)
    request.setRequestHeader('Accept', 'application/json')

    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => {
      http.clock.read(request.getResponseHeader('Date'))
      if (request.status >= 200 && request.status < 300) resolve(request.response as T)
      else reject(answerError(request.status, request.response))
    }
    request.onerror = () => reject(new ApiError({ code: 'network', status: 0 }))
    request.onabort = () => reject(new DOMException('The upload was aborted', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}
