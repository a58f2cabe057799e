import type { AdminApp } from '@portal/contract'
import { AppStatus } from '@portal/contract/rules'

/** The form's values; a field that nobody filled may be absent. */
export type Entered = Partial<
  Pick<
    AdminApp,
    | 'captions_src'
    | 'description'
    | 'description_en'
    | 'img_src'
    | 'is_active_url'
    | 'name_en'
    | 'status'
    | 'url'
    | 'video_src'
  >
>

/** Lists what people look for before they try an app, and whether it is there. */
export const checklist = (app: Entered) =>
  [
    { item: 'text', isDone: Boolean(app.description) },
    { item: 'picture', isDone: Boolean(app.img_src) },
    { item: 'english', isDone: Boolean(app.name_en && app.description_en) },
    { item: 'video', isDone: Boolean(app.video_src) },
    { item: 'captions', isDone: Boolean(app.captions_src) },
    { item: 'address', isDone: hasAddress(app) },
  ] as const

const hasAddress = ({ url, is_active_url }: Entered) => Boolean(url && is_active_url)

/** Tells whether an app says that it is online although nobody can open it. */
export const isOnlineWithoutAddress = (app: Entered) => app.status === AppStatus.online && !hasAddress(app)
