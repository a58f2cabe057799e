import type { UploadOptions } from '@portal/client'
import type { ConsoleClient } from '@portal/client/console'
import type { Language, MediaKind } from '@portal/contract/rules'
import { call } from './call.ts'

/** A place for one file of an app in one language. */
export type MediaSlot = { appId: number; kind: MediaKind; language: Language }

export function mediaVerbs({ apps, catalogue }: ConsoleClient) {
  const uploads = {
    image: catalogue.uploadImage,
    video: catalogue.uploadVideo,
    captions: catalogue.uploadCaptions,
  }
  const removals = {
    image: catalogue.removeImage,
    video: catalogue.removeVideo,
    captions: catalogue.removeCaptions,
  }
  return {
    uploadMedia: ({ appId, kind, language }: MediaSlot, file: File, options?: UploadOptions) =>
      call(() => uploads[kind](appId, language, file, options)),
    removeMedia: ({ appId, kind, language }: MediaSlot) => call(() => removals[kind](appId, language)),
    /** Gives an address of the video that works for a few minutes. */
    videoAddress: ({ appId, language }: MediaSlot) => call(() => apps.video(appId, language)),
  }
}
