import type { PortalClient, UploadOptions } from '@portal/client'
import type { Language, MediaKind } from '@portal/contract/rules'
import { call } from './call.ts'

/** A place for one file of an app in one language. */
export type MediaSlot = { appId: number; kind: MediaKind; language: Language }

export function mediaVerbs({ apps }: PortalClient) {
  const uploads = { image: apps.uploadImage, video: apps.uploadVideo, captions: apps.uploadCaptions }
  const removals = { image: apps.removeImage, video: apps.removeVideo, captions: apps.removeCaptions }
  return {
    uploadMedia: ({ appId, kind, language }: MediaSlot, file: File, options?: UploadOptions) =>
      call(() => uploads[kind](appId, language, file, options)),
    removeMedia: ({ appId, kind, language }: MediaSlot) => call(() => removals[kind](appId, language)),
    /** Gives an address of the video that works for a few minutes. */
    videoAddress: ({ appId, language }: MediaSlot) => call(() => apps.video(appId, language)),
  }
}
