import type { AppCredentials, Publication } from '@portal/contract'
import type { Language } from '@portal/contract/rules'
import simpleRestProvider from 'ra-data-simple-rest'
import type { DataProvider, Identifier } from 'react-admin'
import { call, httpClient } from './httpClient.ts'
import { portal } from './portal.ts'
import { withBulkOneByOne, withDeletedRecord, withLongLists, withSpecifiedPaths } from './wrappers.ts'

type UploadOptions = Parameters<typeof portal.apps.uploadImage>[3]
type Range = Parameters<typeof portal.operations.statistics>[0]

const rest = [withSpecifiedPaths, withDeletedRecord, withBulkOneByOne, withLongLists].reduce<DataProvider>(
  (provider, wrap) => wrap(provider),
  // Lists tell their length in X-Total-Count: an answer with Content-Range is not compressed.
  simpleRestProvider('v1', httpClient, 'X-Total-Count'),
)

export type MediaKind = 'image' | 'video' | 'captions'
/** One of the files that an app may have in a language. */
export type MediaSlot = { appId: number; kind: MediaKind; language: Language }
const UPLOADS = {
  image: portal.apps.uploadImage,
  video: portal.apps.uploadVideo,
  captions: portal.apps.uploadCaptions,
}
const REMOVALS = {
  image: portal.apps.removeImage,
  video: portal.apps.removeVideo,
  captions: portal.apps.removeCaptions,
}

const post = async <T>(path: string) => (await portal.request<T>('post', path)).data

/** The four resources of the console, and the verbs beyond create, read, update and delete. */
export const dataProvider = {
  ...rest,

  /** @param ids every app's id once, in the new order */
  reorderApps: (ids: number[]) => call(() => portal.apps.reorder(ids)),
  uploadMedia: ({ appId, kind, language }: MediaSlot, file: File, options?: UploadOptions) =>
    call(() => UPLOADS[kind](appId, language, file, options)),
  removeMedia: ({ appId, kind, language }: MediaSlot) => call(() => REMOVALS[kind](appId, language)),
  /** New credentials for an app's gate; the secret is in this answer and nowhere else. */
  renewCredentials: (id: Identifier) => call(() => post<AppCredentials>(`v1/manageapps/${id}/credentials/`)),

  endSessions: (userId: Identifier) =>
    call(() => portal.request<void>('delete', `v1/users/${userId}/sessions/`)),

  statistics: (range: Range) => call(() => portal.operations.statistics(range)),
  publication: () => call(portal.operations.publication),
  publishAgain: () => call(() => post<Publication>('v1/publication/')),
} satisfies DataProvider

export type ConsoleDataProvider = typeof dataProvider
