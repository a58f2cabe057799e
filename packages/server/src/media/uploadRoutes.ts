import { endpoints, type MediaKind } from '@portal/contract'
import type { App } from '@portal/platform/http/instance'
import { authorOf } from '../journal/author.ts'
import type { Context } from '../module.ts'
import { route } from '../route.ts'
import { detachMedia } from './attach.ts'
import { uploadCaptions, uploadImage, uploadVideo } from './uploads.ts'
import { uploadTurns } from './uploadTurns.ts'

/** For each account (docs/security.md#limits). */
const UPLOADS_AT_ONCE = 2
/** A large image waits for its turn longer than a silent connection usually may. */
const PATIENCE_MS = 120_000

/** Storing and removing the files of an app. */
export function uploadRoutes(app: App, context: Context) {
  const inTurn = uploadTurns(Math.ceil(UPLOADS_AT_ONCE * context.config.limitsFactor))
  const uploads = [
    [endpoints.uploadImage, uploadImage],
    [endpoints.uploadVideo, uploadVideo],
    [endpoints.uploadCaptions, uploadCaptions],
  ] as const
  for (const [endpoint, upload] of uploads)
    route(
      app,
      endpoint,
      ({ params, caller, request }) => {
        request.raw.socket.setTimeout(PATIENCE_MS)
        return inTurn(caller.user.id, () => upload(context, request, authorOf(caller.user, request), params))
      },
      { limit: 'upload' },
    )

  const removals = [
    [endpoints.deleteImage, ['image']],
    [endpoints.deleteVideo, ['video', 'captions']],
    [endpoints.deleteCaptions, ['captions']],
  ] as const satisfies [unknown, MediaKind[]][]
  for (const [endpoint, kinds] of removals)
    route(app, endpoint, async ({ params: { id: appId, language }, caller, request }) => {
      const by = authorOf(caller.user, request)
      for (const kind of kinds) await detachMedia(context, by, { appId, language, kind })
    })
}
