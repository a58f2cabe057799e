import ManageSearch from '@mui/icons-material/ManageSearch'
import { lazy } from 'react'

export default {
  list: lazy(() => import('./SearchPage.tsx')),
  icon: ManageSearch,
  recordRepresentation: 'words',
}
