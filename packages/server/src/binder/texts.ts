import type { messagesOf } from '@portal/messages'

/** The binder's words in one language. */
export type BinderTexts = ReturnType<typeof messagesOf>['binder']
