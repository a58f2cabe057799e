import { z } from 'zod'
import { readShape, writtenShape } from './appShapes.ts'
import {
  alsoNamed,
  durationId,
  flag,
  INVALID,
  id,
  instant,
  language,
  REQUIRED,
  recordBody,
  nullableText as text,
} from './fields.ts'
import { DEFAULT_EXTENSION } from './rules/access.ts'
import { PUBLIC_COLUMNS } from './rules/appColumns.ts'
import { AUTO_GRANT_DURATION_ID } from './rules/durations.ts'
import { pick } from './rules/pick.ts'

/** A stored image: its size in pixels and its variants, smallest first. */
export const ImageSet = z
  .object({
    width: z.int(),
    height: z.int(),
    variants: z.array(z.object({ src: z.string(), width: z.int(), type: z.string() })),
  })
  .meta({ id: 'ImageSet' })
export type ImageSet = z.output<typeof ImageSet>

/** Media of the French pages; the columns of the English pages are named `…_en`. */
const media = {
  img_src: text,
  image: ImageSet.nullable(),
  /** `null` without a video, or when this caller may not watch it. */
  video_src: text,
  captions_src: text,
  has_video: z.boolean(),
}
const englishMedia = {
  img_src_en: text,
  image_en: media.image,
  video_src_en: text,
  captions_src_en: text,
  has_video_en: media.has_video,
}

/** Public fields of an app: never its `url` (docs/product.md#catalogue). */
const publicFields = {
  id,
  ...pick(readShape, PUBLIC_COLUMNS),
  ...media,
  ...englishMedia,
  order: z.int(),
  created_at: instant,
  updated_at: instant,
}

export const PublicApp = z.object(publicFields).meta({ id: 'PublicApp' })
export type PublicApp = z.output<typeof PublicApp>
export const PublicApps = z.array(PublicApp)

/** An app for signed-in users; `app_status` is a second name of `status`. */
export const App = z.object({ ...publicFields, app_status: readShape.status }).meta({ id: 'App' })
export type App = z.output<typeof App>
export const Apps = z.array(App)

export const AdminApp = z
  .object({
    ...publicFields,
    ...readShape,
    /** Since when the demo has not answered; `null` while it does. */
    down_since: instant.nullable(),
    /** Instant when the demo last passed the conformance list. */
    verified_at: instant.nullable(),
    /** Somebody made credentials for the demo's gate. */
    has_credentials: z.boolean(),
    /** People who wait to be told when the app opens. */
    followers: z.int(),
  })
  .meta({ id: 'AdminApp' })
export type AdminApp = z.output<typeof AdminApp>

const readOnly = Object.keys(AdminApp.shape).concat('app_status')
const statusName = alsoNamed('app_status', 'status')

/** Body of `POST /v1/apps/`. A new app is placed at `order`, without it at the end of the catalogue. */
export const AppCreate = z.preprocess(
  statusName,
  recordBody(
    {
      ...writtenShape,
      order: z.int(INVALID).nonnegative(INVALID).max(1_000_000, INVALID).optional(),
      is_active_url: flag.default(false),
      is_public_video: flag.default(false),
      duration_id: durationId.default(AUTO_GRANT_DURATION_ID),
      extension_minutes: writtenShape.extension_minutes.default(DEFAULT_EXTENSION),
    },
    readOnly,
  ),
)
export type AppCreate = z.output<typeof AppCreate>
/** Body of `PUT /v1/apps/{id}`: writes the fields it names; `updated_at` guards against overwriting. */
export const AppUpdate = z.preprocess(
  statusName,
  recordBody({ ...z.object(writtenShape).partial().shape, updated_at: instant.optional() }, readOnly),
)
export type AppUpdate = z.output<typeof AppUpdate>

/** Body of `PUT /v1/manageapps/order/`: every app's id once, in the new order. */
export const AppOrder = z
  .array(id)
  .min(1, REQUIRED)
  .max(20_000, INVALID)
  .refine((ids) => new Set(ids).size === ids.length, INVALID)

/** Parts of an upload; the server streams them. */
export const UploadForm = z.object({ language, file: z.file() })
/** Answer of an upload: the stored path, and remarks for the editor. */
export const UploadAnswer = z
  .object({ message: z.string(), warning: z.string().optional(), image: ImageSet.optional() })
  .meta({ id: 'UploadAnswer' })
export type UploadAnswer = z.output<typeof UploadAnswer>

/** Answer of `GET /v1/apps/{id}/video/{language}`: an address good for a few minutes. */
export const VideoAddress = z
  .object({ src: z.string(), captions_src: text, expires_at: instant })
  .meta({ id: 'VideoAddress' })
export type VideoAddress = z.output<typeof VideoAddress>

/** Credentials of a gate at the portal; shown once. */
export const AppCredentials = z.object({ client_id: z.string(), client_secret: z.string() }).meta({
  id: 'AppCredentials',
})
export type AppCredentials = z.output<typeof AppCredentials>
