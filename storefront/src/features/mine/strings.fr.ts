import { access } from '@portal/messages/fr/access'
import { vocabulary } from '@portal/messages/fr/vocabulary'
import { pickFrom } from '@portal/messages/translate'
import { mineKeys } from './strings.ts'

export const strings = pickFrom({ access, vocabulary }, mineKeys)
