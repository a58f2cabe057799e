import { access } from '@portal/messages/en/access'
import { vocabulary } from '@portal/messages/en/vocabulary'
import { pickFrom } from '@portal/messages/translate'
import { mineKeys } from './strings.ts'

export const strings = pickFrom({ access, vocabulary }, mineKeys)
