import type { AdminApp } from '@portal/contract'
import { AppStatus } from '@portal/contract/rules'

/** The form's values; a field that nobody filled may be absent. */
export type Entered = Partial<
  Pick<
    AdminApp,
    | 'captions_src'
    | 'description'
    | 'description_en'
    | 'has_credentials'
    | 'img_src'
    | 'is_active_url'
    | 'name_en'
    | 'status'
    | 'url'
    | 'verified_at'
    | 'video_src'
  >
>

/** Lists what people look for before they try an app, whether it is there, and where it is given. */
export const checklist = (app: Entered) =>
  [
    { item: 'text', field: 'description', isDone: Boolean(app.description) },
    { item: 'picture', field: 'image-fr', isDone: Boolean(app.img_src) },
    {
      item: 'english',
      field: app.name_en ? 'description_en' : 'name_en',
      isDone: Boolean(app.name_en && app.description_en),
    },
    { item: 'video', field: 'video-fr', isDone: Boolean(app.video_src) },
    { item: 'captions', field: 'captions-fr', isDone: Boolean(app.captions_src) },
    { item: 'address', field: app.url ? 'is_active_url' : 'url', isDone: hasAddress(app) },
    { item: 'credentials', field: 'gate', isDone: app.has_credentials === true },
    { item: 'verified', field: 'gate', isDone: Boolean(app.verified_at) },
  ] as const

const hasAddress = ({ url, is_active_url }: Entered) => Boolean(url && is_active_url)

/** Tells whether an app says that it is online although nobody can open it. */
export const isOnlineWithoutAddress = (app: Entered) => app.status === AppStatus.online && !hasAddress(app)
