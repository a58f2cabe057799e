import type { AdminApp, AppDraft } from '@portal/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useRecordContext } from 'react-admin'
import { type FieldValues, useFormContext } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { errorCode, errorMessage, fieldErrors } from '../../providers/httpErrors.ts'
import { DRAFT_PARAM, useDraft } from './DraftContext.tsx'
import { draftFields } from './draftFields.ts'
import { focusOnDraft } from './focusOnDraft.ts'

/** Saves the form as a draft; the form then shows the draft. */
export function useSaveDraft() {
  const app = useRecordContext<AdminApp>()
  const { draft, isContinued, setContinued } = useDraft()
  const { reset, getValues, setError, handleSubmit } = useFormContext()
  const provider = useDataProvider()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const navigate = useNavigate()

  const saving = useMutation({
    mutationFn: async (values: FieldValues) => {
      const typed = draftFields(values, app)
      if (!draft) {
        const data = { app_id: app?.id ?? null, fields: typed, based_on: app?.updated_at ?? null }
        return (await provider.create<AppDraft>('drafts', { data })).data
      }
      // Entries made beside a draft are added to it.
      const fields = isContinued ? typed : { ...draft.fields, ...typed }
      const data = { fields, updated_at: draft.updated_at }
      const { id } = draft
      return (await provider.update<AppDraft>('drafts', { id, data, previousData: draft })).data
    },
    async onSuccess(saved) {
      reset({ ...getValues(), ...saved.fields })
      setContinued(true)
      await queryClient.invalidateQueries({ queryKey: ['drafts'] })
      notify('appsAdmin.draft.saved', { type: 'success' })
      if (saved.app_id === null) await navigate({ search: `?${DRAFT_PARAM}=${saved.id}` }, { replace: true })
      focusOnDraft()
    },
    onError(error) {
      if (errorCode(error) === 'not_found') {
        notify('appsAdmin.draft.gone', { type: 'info' })
        return queryClient.invalidateQueries({ queryKey: ['drafts'] })
      }
      const wrong = Object.entries(fieldErrors(error) ?? {})
      for (const [field, message] of wrong) setError(field, { message })
      if (wrong.length === 0) notify(errorMessage(error), { type: 'error' })
    },
  })
  return { save: handleSubmit((values) => saving.mutate(values)), isSaving: saving.isPending }
}
