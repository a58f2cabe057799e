import { access } from '@portal/messages/en/access'
import { common } from '@portal/messages/en/common'
import { durationText } from '@portal/messages/en/durationText'
import { entry } from '@portal/messages/en/entry'
import { pickFrom } from '@portal/messages/translate'
import { openAppKeys } from './strings.ts'

export const strings = pickFrom({ access, common, signin: entry, vocabulary: { durationText } }, openAppKeys)
