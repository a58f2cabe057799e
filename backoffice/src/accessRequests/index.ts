import HowToReg from '@mui/icons-material/HowToReg'
import type { AdminAccess } from '@portal/contract'
import { onDemand } from '../layout/onDemand.ts'
import { AccessRequestList } from './AccessRequestList.tsx'
import { nameOf } from './decide/nameOf.ts'

export default {
  // Not lazy: the console opens here, and the list's parts are shared with every other list.
  list: AccessRequestList,
  edit: onDemand(() => import('./AccessRequestEdit.tsx')),
  icon: HowToReg,
  recordRepresentation: (access: AdminAccess) => nameOf(access, ', '),
}
