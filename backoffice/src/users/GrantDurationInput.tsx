import type { AdminApp } from '@portal/contract'
import { useEffect } from 'react'
import { SelectInput, useGetOne } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { grantDurationChoices } from '../fields/choices.ts'
import { useUsualDuration } from '../fields/useUsualDuration.ts'
import { filled } from '../forms/textRules.ts'

/** Proposes the chosen app's duration, or the portal's usual one, until another is chosen. */
export const GrantDurationInput = () => {
  const { setValue, formState } = useFormContext()
  const isChosen = Boolean(formState.dirtyFields.duration_id)
  const appId: number | undefined = useWatch({ name: 'app_id' })
  const usual = useUsualDuration()
  const { data: app } = useGetOne<AdminApp>('manageapps', { id: appId ?? 0 }, { enabled: Boolean(appId) })
  const proposed = (appId && app?.duration_id) || usual
  useEffect(() => {
    if (!isChosen) setValue('duration_id', proposed)
  }, [isChosen, proposed, setValue])
  return (
    <SelectInput
      source="duration_id"
      choices={grantDurationChoices}
      defaultValue={proposed}
      helperText="requestsAdmin.decision.durationHelp"
      validate={filled}
    />
  )
}
