import type { Language } from '@portal/contract/rules'
import { messages as en } from './en/index.ts'
import { messages as fr } from './fr/index.ts'
import { pickFrom } from './translate.ts'
import type { MessageKey } from './types.ts'

export type { Strings } from './translate.ts'

/** @example pickMessages('en', ['common.save', 'signin.title']) */
export const pickMessages = <const Key extends MessageKey<typeof fr>>(
  language: Language,
  keys: readonly Key[],
) => pickFrom(language === 'en' ? en : fr, keys)
