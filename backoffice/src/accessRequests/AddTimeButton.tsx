import MoreTime from '@mui/icons-material/MoreTime'
import { Button } from '@mui/material'
import type { AdminAccess } from '@portal/contract'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'
import { AddTimeDialog } from './AddTimeDialog.tsx'

/** Offers more time for an access that runs. */
export const AddTimeButton = () => {
  const t = useSentence()
  const access = useRecordContext<AdminAccess>()
  const [open, setOpen] = useState(false)
  if (access?.state !== 'running') return null
  return (
    <>
      <Button size="small" startIcon={<MoreTime />} onClick={() => setOpen(true)}>
        {t('requestsAdmin.addTime.button')}
      </Button>
      {open && <AddTimeDialog access={access} onClose={() => setOpen(false)} />}
    </>
  )
}
