import { Stack } from '@mui/material'
import type { VisitPass } from '@portal/contract'
import { SaveButton, SimpleForm, Toolbar, useRecordContext } from 'react-admin'
import { Conflicts } from '../forms/Conflicts.tsx'
import { DeleteButton } from '../forms/DeleteButton.tsx'
import { RecordEdit } from '../forms/RecordEdit.tsx'
import { UnsavedChanges } from '../forms/UnsavedChanges.tsx'
import { useSentence } from '../providers/i18nProvider.ts'
import { PassStateField } from './fields.tsx'
import { Guests } from './Guests.tsx'
import { VisitCode } from './VisitCode.tsx'
import { VisitPassInputs } from './VisitPassInputs.tsx'

const VisitPassToolbar = () => {
  const t = useSentence()
  const name = useRecordContext<VisitPass>()?.name ?? ''
  return (
    <Toolbar>
      <SaveButton />
      <DeleteButton
        label={t('visitPassesAdmin.delete.button')}
        title={t('visitPassesAdmin.delete.title', { name })}
        text={t('visitPassesAdmin.delete.text')}
      />
    </Toolbar>
  )
}

const SeatsTaken = () => {
  const t = useSentence()
  const pass = useRecordContext<VisitPass>()
  return (
    pass && <span>{t('visitPassesAdmin.seatsInWords', { smart_count: pass.taken, seats: pass.seats })}</span>
  )
}

const VisitPassEdit = () => (
  <RecordEdit>
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center', px: 2, pt: 2 }}>
      <PassStateField />
      <SeatsTaken />
    </Stack>
    <SimpleForm
      toolbar={<VisitPassToolbar />}
      noValidate
      warnWhenUnsavedChanges
      WarnWhenUnsavedChangesComponent={UnsavedChanges}
    >
      <VisitPassInputs />
      <Conflicts />
    </SimpleForm>
    <VisitCode />
    <Guests />
  </RecordEdit>
)
export default VisitPassEdit
