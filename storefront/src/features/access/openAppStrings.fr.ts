import { access } from '@portal/messages/fr/access'
import { common } from '@portal/messages/fr/common'
import { signin } from '@portal/messages/fr/signin'
import { vocabulary } from '@portal/messages/fr/vocabulary'
import { pickFrom } from '@portal/messages/translate'
import { openAppKeys } from './strings.ts'

export const strings = pickFrom({ access, common, signin, vocabulary }, openAppKeys)
