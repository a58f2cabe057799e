import HistoryEdu from '@mui/icons-material/HistoryEdu'
import { lazy } from 'react'

export default {
  list: lazy(() => import('./JournalList.tsx')),
  icon: HistoryEdu,
  recordRepresentation: 'id',
}
