import People from '@mui/icons-material/People'
import type { User } from '@portal/contract'
import { onDemand } from '../layout/onDemand.ts'

export default {
  list: onDemand(() => import('./UserList.tsx')),
  edit: onDemand(() => import('./UserEdit.tsx')),
  icon: People,
  recordRepresentation: ({ prenom, nom }: User) => `${prenom} ${nom}`,
}
