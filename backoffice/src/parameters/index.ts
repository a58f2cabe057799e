import Tune from '@mui/icons-material/Tune'
import { lazy } from 'react'

export default {
  list: lazy(() => import('./settings/SettingsPage.tsx')),
  create: lazy(() => import('./ParameterCreate.tsx')),
  edit: lazy(() => import('./ParameterEdit.tsx')),
  icon: Tune,
  recordRepresentation: 'parameter_name',
}
