import HistoryEdu from '@mui/icons-material/HistoryEdu'
import { onDemand } from '../layout/onDemand.ts'

export default {
  list: onDemand(() => import('./JournalList.tsx')),
  icon: HistoryEdu,
  recordRepresentation: 'id',
}
