import Tune from '@mui/icons-material/Tune'
import { onDemand } from '../layout/onDemand.ts'

export default {
  list: onDemand(() => import('./settings/SettingsPage.tsx')),
  create: onDemand(() => import('./ParameterCreate.tsx')),
  edit: onDemand(() => import('./ParameterEdit.tsx')),
  icon: Tune,
  recordRepresentation: 'parameter_name',
}
