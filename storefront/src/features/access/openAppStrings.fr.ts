import { access } from '@portal/messages/fr/access'
import { common } from '@portal/messages/fr/common'
import { durationText } from '@portal/messages/fr/durationText'
import { entry } from '@portal/messages/fr/entry'
import { pickFrom } from '@portal/messages/translate'
import { openAppKeys } from './strings.ts'

export const strings = pickFrom({ access, common, signin: entry, vocabulary: { durationText } }, openAppKeys)
