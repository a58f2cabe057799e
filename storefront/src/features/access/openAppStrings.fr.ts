import { access } from '@portal/messages/fr/access'
import { common } from '@portal/messages/fr/common'
import { duration } from '@portal/messages/fr/duration'
import { entry } from '@portal/messages/fr/entry'
import { pickFrom } from '@portal/messages/translate'
import { openAppKeys } from './strings.ts'

export const strings = pickFrom({ access, common, signin: entry, vocabulary: { duration } }, openAppKeys)
