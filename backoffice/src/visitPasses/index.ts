import QrCode2 from '@mui/icons-material/QrCode2'
import { lazy } from 'react'

export default {
  list: lazy(() => import('./VisitPassList.tsx')),
  create: lazy(() => import('./VisitPassCreate.tsx')),
  edit: lazy(() => import('./VisitPassEdit.tsx')),
  icon: QrCode2,
  recordRepresentation: 'name',
}
