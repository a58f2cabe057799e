import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { focusIfLost } from '../../layout/focusIfLost.ts'
import { useDraft } from './DraftContext.tsx'

/** Shows the app as it is once its planned draft was published while one looks; entries stay. */
export function usePlannedPublication() {
  const { draft, setContinued } = useDraft()
  const { isDirty } = useFormState()
  const queryClient = useQueryClient()
  const wasPlanned = useRef(false)
  const show = useEffectEvent(async () => {
    setContinued(false)
    focusIfLost()
    // The form would take the new record in place of the entries.
    if (!isDirty) await queryClient.invalidateQueries({ queryKey: ['manageapps'] })
  })
  useEffect(() => {
    if (wasPlanned.current && !draft) void show()
    wasPlanned.current = Boolean(draft?.publish_at)
  }, [draft])
}
