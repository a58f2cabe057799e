import { access } from '@portal/messages/en/access'
import { common } from '@portal/messages/en/common'
import { signin } from '@portal/messages/en/signin'
import { vocabulary } from '@portal/messages/en/vocabulary'
import { pickFrom } from '@portal/messages/translate'
import { openAppKeys } from './strings.ts'

export const strings = pickFrom({ access, common, signin, vocabulary }, openAppKeys)
