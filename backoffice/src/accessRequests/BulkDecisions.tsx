import { Button } from '@mui/material'
import type { AdminAccess } from '@portal/contract'
import { RequestStatus } from '@portal/contract/rules'
import { Suspense, useState } from 'react'
import { BulkExportButton } from 'react-admin'
import { BulkDelete } from '../bulk/BulkDelete.tsx'
import { useSelectedRecords } from '../bulk/useSelectedRecords.ts'
import { onDemand } from '../layout/onDemand.ts'
import { useSentence } from '../providers/i18nProvider.ts'
import { nameOf } from './decide/nameOf.ts'

const BulkDialog = onDemand(() => import('./BulkDialog.tsx'))

type Chosen = {
  to: typeof RequestStatus.granted | typeof RequestStatus.refused
  accesses: AdminAccess[]
}

export const BulkDecisions = () => {
  const t = useSentence()
  const readSelected = useSelectedRecords<AdminAccess>()
  const [chosen, setChosen] = useState<Chosen>()
  const choose = async (to: Chosen['to']) => setChosen({ to, accesses: await readSelected() })
  return (
    <>
      <Button size="small" variant="contained" onClick={() => choose(RequestStatus.granted)}>
        {t('requestsAdmin.action.grant')}
      </Button>
      <Button size="small" variant="outlined" onClick={() => choose(RequestStatus.refused)}>
        {t('requestsAdmin.action.refuse')}
      </Button>
      <BulkExportButton />
      <BulkDelete
        title="requestsAdmin.decision.deleteTitle"
        text="requestsAdmin.decision.deleteHelp"
        nameOf={nameOf}
      />
      {chosen && (
        <Suspense fallback={null}>
          <BulkDialog {...chosen} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </>
  )
}
