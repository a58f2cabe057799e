import People from '@mui/icons-material/People'
import type { User } from '@portal/contract'
import { lazy } from 'react'

export default {
  list: lazy(() => import('./UserList.tsx')),
  edit: lazy(() => import('./UserEdit.tsx')),
  icon: People,
  recordRepresentation: ({ prenom, nom }: User) => `${prenom} ${nom}`,
}
