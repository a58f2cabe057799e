import { access } from '@portal/messages/en/access'
import { common } from '@portal/messages/en/common'
import { duration } from '@portal/messages/en/duration'
import { entry } from '@portal/messages/en/entry'
import { pickFrom } from '@portal/messages/translate'
import { openAppKeys } from './strings.ts'

export const strings = pickFrom({ access, common, signin: entry, vocabulary: { duration } }, openAppKeys)
