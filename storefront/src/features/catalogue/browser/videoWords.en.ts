import { catalogue } from '@portal/messages/en/catalogue'
import { shell } from '@portal/messages/en/shell'
import { pickFrom } from '@portal/messages/translate'
import { videoKeys } from './videoWords.ts'

export const words = pickFrom({ catalogue, shell }, videoKeys)
