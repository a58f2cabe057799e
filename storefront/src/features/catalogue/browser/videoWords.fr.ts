import { catalogue } from '@portal/messages/fr/catalogue'
import { shell } from '@portal/messages/fr/shell'
import { pickFrom } from '@portal/messages/translate'
import { videoKeys } from './videoWords.ts'

export const words = pickFrom({ catalogue, shell }, videoKeys)
