import type { AdminApp, AppDraft } from '@portal/contract'
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react'
import { useGetList, useRecordContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'

/** Names the draft of a new app in the address of the form. */
export const DRAFT_PARAM = 'draft'

type DraftState = {
  draft: AppDraft | undefined
  /** The form shows the draft and writes to it. */
  isContinued: boolean
  setContinued: (isContinued: boolean) => void
}
const Draft = createContext<DraftState>({
  draft: undefined,
  isContinued: false,
  setContinued: () => undefined,
})
export const useDraft = () => useContext(Draft)

/** Time between two looks at a planned draft. */
const WHILE_PLANNED_MS = 15_000
const ONE = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' as const } }

/** Reads the draft of the form's app, or the draft of a new app that the address names. */
export const DraftProvider = ({ children }: { children: ReactNode }) => {
  const app = useRecordContext<AdminApp>()
  const [search] = useSearchParams()
  const [isContinued, setContinued] = useState(false)
  const id = Number(search.get(DRAFT_PARAM))
  const { data } = useGetList<AppDraft>(
    'drafts',
    { ...ONE, filter: app ? { app_id: app.id } : { id } },
    {
      enabled: app !== undefined || id > 0,
      refetchInterval: ({ state }) => (state.data?.data[0]?.publish_at ? WHILE_PLANNED_MS : false),
    },
  )
  return <Draft value={{ draft: data?.[0], isContinued, setContinued }}>{children}</Draft>
}

/** Puts the draft into the form, or the published app back into it. */
export function useShownDraft() {
  const { draft, setContinued } = useDraft()
  const app = useRecordContext<AdminApp>()
  const { reset, getValues } = useFormContext()
  return {
    continueDraft() {
      if (!draft) return
      reset({ ...(app ?? getValues()), ...draft.fields })
      setContinued(true)
    },
    leaveDraft() {
      if (app) reset(app)
      setContinued(false)
    },
  }
}

/** Shows the draft of a new app as soon as it is read: there is nothing else to show. */
export const ShowNewDraft = () => {
  const { draft, isContinued } = useDraft()
  const { continueDraft } = useShownDraft()
  const isToShow = draft?.app_id === null && !isContinued
  const show = useEffectEvent(continueDraft)
  useEffect(() => {
    if (isToShow) show()
  }, [isToShow])
  return null
}
