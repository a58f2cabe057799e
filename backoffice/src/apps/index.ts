import Apps from '@mui/icons-material/Apps'
import type { AdminApp } from '@portal/contract'
import { localized } from '@portal/contract/rules'
import { lazy } from 'react'
import { currentLanguage } from '../providers/language.ts'

export default {
  list: lazy(() => import('./list/AppList.tsx')),
  create: lazy(() => import('./AppCreate.tsx')),
  edit: lazy(() => import('./AppEdit.tsx')),
  icon: Apps,
  recordRepresentation: ({ name, name_en }: AdminApp) => localized(currentLanguage(), name, name_en) ?? name,
}
