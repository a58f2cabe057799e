import type { Language } from '@portal/contract'
import type { Calls } from '../calls.ts'
import type { UploadOptions } from '../upload.ts'

/** Calls of the console that keep the catalogue. */
export const catalogueCalls = ({ call, upload }: Calls) => ({
  /** Sends every app's id once, in the new order. */
  reorder: (ids: number[]) => call('PUT /v1/manageapps/order/', { body: ids }),
  /** Exports texts and settings of every app. */
  exportAll: () => call('GET /v1/manageapps/export/'),
  /** Reads who changed what of an app, newest first. */
  history: (id: number) => call('GET /v1/manageapps/:id/history/', { params: { id } }),
  /** Takes back a change of an app, as a new change. */
  undo: (id: number, change_id: number) =>
    call('POST /v1/manageapps/:id/undo/', { params: { id }, body: { change_id } }),
  /** Publishes a draft as it was read. */
  publishDraft: (id: number, updated_at: string) =>
    call('POST /v1/drafts/:id/publish/', { params: { id }, body: { updated_at } }),
  /** Begins to render the page of a draft, and gives its addresses. */
  previewDraft: (id: number) => call('POST /v1/drafts/:id/preview/', { params: { id } }),
  /** Makes new credentials for an app's gate; only this answer holds the secret. */
  renewCredentials: (id: number) => call('POST /v1/manageapps/:id/credentials/', { params: { id } }),

  uploadImage: (id: number, language: Language, file: File, options?: UploadOptions) =>
    upload(
      'PUT /v1/apps/upload/:id/:language',
      { params: { id, language }, body: { language, file } },
      options,
    ),
  uploadVideo: (id: number, language: Language, file: File, options?: UploadOptions) =>
    upload(
      'PUT /v1/apps/video-upload/:id/:language',
      { params: { id, language }, body: { language, file } },
      options,
    ),
  /** WebVTT; shown with the video of the same language. */
  uploadCaptions: (id: number, language: Language, file: File, options?: UploadOptions) =>
    upload(
      'PUT /v1/apps/captions-upload/:id/:language',
      { params: { id, language }, body: { language, file } },
      options,
    ),
  removeImage: (id: number, language: Language) =>
    call('DELETE /v1/apps/upload/:id/:language', { params: { id, language } }),
  removeCaptions: (id: number, language: Language) =>
    call('DELETE /v1/apps/captions-upload/:id/:language', { params: { id, language } }),
  /** Removes the captions with the video. */
  removeVideo: (id: number, language: Language) =>
    call('DELETE /v1/apps/video-delete/:id/:language', { params: { id, language } }),
})
