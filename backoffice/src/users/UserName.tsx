import { Typography } from '@mui/material'
import type { User } from '@portal/contract'
import { useRecordContext } from 'react-admin'

export const UserName = () => {
  const user = useRecordContext<User>()
  return (
    user && (
      <Typography variant="body2" fontWeight={600}>
        {user.prenom} {user.nom}
      </Typography>
    )
  )
}
