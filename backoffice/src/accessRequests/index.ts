import HowToReg from '@mui/icons-material/HowToReg'
import { lazy } from 'react'

export default {
  list: lazy(() => import('./AccessRequestList.tsx')),
  edit: lazy(() => import('./AccessRequestEdit.tsx')),
  icon: HowToReg,
  recordRepresentation: 'name',
}
