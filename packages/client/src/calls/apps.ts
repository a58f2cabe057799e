import type { App, Language, UploadAnswer, VideoAddress } from '@portal/contract'
import type { Http } from '../http.ts'
import { type UploadOptions, upload } from '../upload.ts'

/** A file and its language, as the two specified multipart parts. */
function fileForm(file: File, language: Language) {
  const form = new FormData()
  // The language first: a server that streams knows it before the file arrives.
  form.append('language', language)
  form.append('file', file)
  return form
}

export const appCalls = (http: Http) => ({
  one: (id: number) => http.get<App>(`v1/apps/${id}`),
  /** Where a signed-in person may watch an app's video, for a few minutes. */
  video: (id: number, language: Language) => http.get<VideoAddress>(`v1/apps/${id}/video/${language}`),

  /** Administrators only. */
  /** Every app's id once, in the new order. */
  reorder: (ids: number[]) => http.put<void>('v1/manageapps/order/', { json: ids }),
  uploadImage: (id: number, language: Language, file: File, options?: UploadOptions) =>
    upload<UploadAnswer>(http, `v1/apps/upload/${id}/${language}`, fileForm(file, language), options),
  uploadVideo: (id: number, language: Language, file: File, options?: UploadOptions) =>
    upload<UploadAnswer>(http, `v1/apps/video-upload/${id}/${language}`, fileForm(file, language), options),
  /** WebVTT; shown with the video of the same language. */
  uploadCaptions: (id: number, language: Language, file: File, options?: UploadOptions) =>
    upload<UploadAnswer>(
      http,
      `v1/apps/captions-upload/${id}/${language}`,
      fileForm(file, language),
      options,
    ),
  removeImage: (id: number, language: Language) => http.delete<void>(`v1/apps/upload/${id}/${language}`),
  removeCaptions: (id: number, language: Language) =>
    http.delete<void>(`v1/apps/captions-upload/${id}/${language}`),
  /** The captions of a video go with it. */
  removeVideo: (id: number, language: Language) =>
    http.delete<void>(`v1/apps/video-delete/${id}/${language}`),
})
