import ManageSearch from '@mui/icons-material/ManageSearch'
import { onDemand } from '../layout/onDemand.ts'

export default {
  list: onDemand(() => import('./SearchPage.tsx')),
  icon: ManageSearch,
  recordRepresentation: 'words',
}
