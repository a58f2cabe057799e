import HowToReg from '@mui/icons-material/HowToReg'
import { lazy } from 'react'
import { AccessRequestList } from './AccessRequestList.tsx'

export default {
  // The page where the work is; its parts are those of every list, and travel with the console.
  list: AccessRequestList,
  edit: lazy(() => import('./AccessRequestEdit.tsx')),
  icon: HowToReg,
  recordRepresentation: 'name',
}
