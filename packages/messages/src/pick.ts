import type { Language } from '@portal/contract/rules'
import { messages as en } from './en/index.ts'
import { messages as fr } from './fr/index.ts'
import { translate } from './translate.ts'
import type { MessageKey } from './types.ts'

/** The sentences of some keys, flat: what a page hands to an island, and nothing more. */
export type Strings<Key extends string> = Readonly<Record<Key, string>>

/** @example pickFrom({ common }, ['common.save']) // { 'common.save': 'Enregistrer' } */
export const pickFrom = <const Key extends string>(tree: object, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, translate(tree, key)])) as Strings<Key>

/** @example pickMessages('en', ['common.save', 'signin.title']) */
export const pickMessages = <const Key extends MessageKey<typeof fr>>(
  language: Language,
  keys: readonly Key[],
) => pickFrom(language === 'en' ? en : fr, keys)
