import Folder from '@mui/icons-material/FolderOutlined'
import { lazy } from 'react'

export default {
  list: lazy(() => import('./Binder.tsx')),
  icon: Folder,
}
