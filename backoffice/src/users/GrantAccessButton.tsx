import VpnKey from '@mui/icons-material/VpnKey'
import { Button } from '@mui/material'
import type { User } from '@portal/contract'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'
import { GrantAccessDialog } from './GrantAccessDialog.tsx'

export const GrantAccessButton = () => {
  const t = useSentence()
  const user = useRecordContext<User>()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" startIcon={<VpnKey />} onClick={() => setOpen(true)}>
        {t('usersAdmin.grant.button')}
      </Button>
      {open && user && <GrantAccessDialog user={user} onClose={() => setOpen(false)} />}
    </>
  )
}
