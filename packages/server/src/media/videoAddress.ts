import { type Language, localized, mediaPath, type VideoAddress } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import { after } from '@portal/platform/time/instants'
import type { Deps } from '../deps.ts'
import { existingApp } from './attach.ts'
import { MEDIA_SECRET } from './serve.ts'
import { SIGNED_SECONDS, sign } from './signature.ts'

/**
 * `GET /v1/apps/{id}/video/{language}`: gives a signed-in person an address of the video for a quarter of an
 * hour. Without an English video the French one is used.
 */
export async function videoAddress(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'secrets'>,
  id: number,
  language: Language,
): Promise<VideoAddress> {
  const app = await existingApp(deps, id)
  const video = mediaPath(localized(language, app.video_src, app.video_src_en))
  if (!video) throw new ProblemError('not_found')
  const captions = mediaPath(localized(language, app.captions_src, app.captions_src_en))
  const secret = await deps.secrets.read(MEDIA_SECRET)
  const now = deps.now()
  const address = (path: string) =>
    `${deps.config.mediaBaseUrl}/${path}?${new URLSearchParams(sign(secret, path, now))}`
  return {
    src: address(video),
    captions_src: captions && address(captions),
    expires_at: after(now, SIGNED_SECONDS * 1000),
  }
}
