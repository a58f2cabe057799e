import type { AdminAccess } from '@portal/contract'
import { localized } from '@portal/contract/rules'
import { currentLanguage } from '../../providers/language.ts'

/** Names a request in dialogs and reports: 'Zoé Martin · Œil d’entrepôt'. */
export const nameOf = ({ id, prenom, nom, name, name_en }: AdminAccess, between = ' · ') =>
  `${[prenom, nom].filter(Boolean).join(' ') || `#${id}`}${between}${localized(currentLanguage(), name, name_en)}`
