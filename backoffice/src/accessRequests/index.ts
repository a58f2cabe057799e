import HowToReg from '@mui/icons-material/HowToReg'
import { lazy } from 'react'
import { AccessRequestList } from './AccessRequestList.tsx'

export default {
  // Not lazy: the console opens here, and the list's parts are shared with every other list.
  list: AccessRequestList,
  edit: lazy(() => import('./AccessRequestEdit.tsx')),
  icon: HowToReg,
  recordRepresentation: 'name',
}
