import type { AdminApp, AppDraft } from '@portal/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useRecordContext } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { ConsoleDataProvider } from '../../providers/dataProvider.ts'
import { errorCode, errorMessage } from '../../providers/httpErrors.ts'
import { currentLanguage } from '../../providers/language.ts'
import { useShownDraft } from './DraftContext.tsx'
import { focusOnDraft } from './focusOnDraft.ts'

type Change = { publish_at?: string | null; based_on?: string }

/** Gives the acts on a kept draft. */
export function useDraftActs(draft: AppDraft) {
  const app = useRecordContext<AdminApp>()
  const provider = useDataProvider<ConsoleDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const navigate = useNavigate()
  const { leaveDraft } = useShownDraft()
  const onError = (error: unknown) => {
    // Its planned publication, or somebody else, was quicker than the next look.
    if (errorCode(error) === 'not_found') notify('appsAdmin.draft.gone', { type: 'info' })
    else notify(errorMessage(error), { type: 'error' })
    return readAgain()
  }
  const readAgain = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['drafts'] }),
      queryClient.invalidateQueries({ queryKey: ['manageapps'] }),
    ])

  const publishing = useMutation({
    mutationFn: () => provider.publishDraft(draft),
    async onSuccess(published) {
      leaveDraft()
      notify('appsAdmin.draft.published', { type: 'success' })
      await readAgain()
      if (!app) await navigate(`/manageapps/${published.id}/media`)
    },
    onError,
    onSettled: focusOnDraft,
  })
  const changing = useMutation({
    mutationFn: (data: Change) =>
      provider.update<AppDraft>('drafts', {
        id: draft.id,
        data: { ...data, updated_at: draft.updated_at },
        previousData: draft,
      }),
    onSuccess: readAgain,
    onError,
    onSettled: focusOnDraft,
  })
  const discarding = useMutation({
    mutationFn: () => provider.delete<AppDraft>('drafts', { id: draft.id, previousData: draft }),
    async onSuccess() {
      leaveDraft()
      notify('appsAdmin.draft.discarded', { type: 'info' })
      await readAgain()
      if (!app) await navigate('/manageapps/drafts')
    },
    onError,
    onSettled: focusOnDraft,
  })
  const previewing = useMutation({
    // The tab is opened by the press itself, which browsers allow.
    async mutationFn(tab: Window | null) {
      const addresses = await provider.previewDraft(draft.id).catch((error) => {
        tab?.close()
        throw error
      })
      if (!tab) throw new Error('appsAdmin.draft.blocked')
      tab.opener = null
      tab.location.replace(addresses[currentLanguage()])
    },
    onError,
    onSettled: focusOnDraft,
  })
  return {
    publish: () => publishing.mutate(),
    change: (data: Change, onDone: () => void) => changing.mutate(data, { onSuccess: onDone }),
    discard: () => discarding.mutate(),
    preview: () => previewing.mutate(window.open('', '_blank')),
    isBusy: publishing.isPending || changing.isPending || discarding.isPending || previewing.isPending,
  }
}
