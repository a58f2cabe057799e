import Apps from '@mui/icons-material/Apps'
import type { AdminApp } from '@portal/contract'
import { localized } from '@portal/contract/rules'
import { onDemand } from '../layout/onDemand.ts'
import { currentLanguage } from '../providers/language.ts'

export default {
  list: onDemand(() => import('./list/AppList.tsx')),
  create: onDemand(() => import('./AppCreate.tsx')),
  edit: onDemand(() => import('./AppEdit.tsx')),
  icon: Apps,
  recordRepresentation: ({ name, name_en }: AdminApp) => localized(currentLanguage(), name, name_en) ?? name,
}
