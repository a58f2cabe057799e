import EditNote from '@mui/icons-material/EditNote'
import { Button } from '@mui/material'
import { useFormState } from 'react-hook-form'
import { useSentence } from '../../providers/i18nProvider.ts'
import { useDraft } from './DraftContext.tsx'
import { useSaveDraft } from './useSaveDraft.ts'

/** Keeps the entries as a draft: nothing changes for the public. */
export const SaveDraftButton = () => {
  const t = useSentence()
  const { isValid, isDirty } = useFormState()
  const { isContinued } = useDraft()
  const { save, isSaving } = useSaveDraft()
  return (
    <Button
      variant={isContinued ? 'contained' : 'outlined'}
      startIcon={<EditNote />}
      disabled={!isValid || !isDirty}
      loading={isSaving}
      onClick={save}
    >
      {t('appsAdmin.draft.save')}
    </Button>
  )
}
