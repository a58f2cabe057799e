import Folder from '@mui/icons-material/FolderOutlined'
import { onDemand } from '../layout/onDemand.ts'

export default {
  list: onDemand(() => import('./Binder.tsx')),
  icon: Folder,
}
