import Apps from '@mui/icons-material/Apps'
import { lazy } from 'react'

export default {
  list: lazy(() => import('./list/AppList.tsx')),
  create: lazy(() => import('./AppCreate.tsx')),
  edit: lazy(() => import('./AppEdit.tsx')),
  icon: Apps,
  recordRepresentation: 'name',
}
