import QrCode2 from '@mui/icons-material/QrCode2'
import { onDemand } from '../layout/onDemand.ts'

export default {
  list: onDemand(() => import('./VisitPassList.tsx')),
  create: onDemand(() => import('./VisitPassCreate.tsx')),
  edit: onDemand(() => import('./VisitPassEdit.tsx')),
  icon: QrCode2,
  recordRepresentation: 'name',
}
