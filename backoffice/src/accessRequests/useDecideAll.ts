import type { AdminAccess } from '@portal/contract'
import { useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin'
import { flushSync } from 'react-dom'
import { useBulk } from '../bulk/useBulk.ts'
import type { ConsoleDataProvider } from '../providers/dataProvider.ts'
import { useSentence } from '../providers/i18nProvider.ts'
import { type Decision, decisionBody, possibleDecisions } from './decide/decisions.ts'
import { focusOnRequest } from './focusOnRequest.ts'
import { nextRequest } from './nextRequest.ts'

/**
 * Decides on several requests of the list at once, then leads on to the next one. Asked before and sent at
 * once, so that failures can be reported together.
 *
 * @param done message key of the success notice, counted with `smart_count`
 * @param onClose called after full success, or once the report of failures was read
 */
export function useDecideAll(
  done: 'requestsAdmin.decision.granted' | 'requestsAdmin.decision.refused',
  onClose: () => void,
) {
  const t = useSentence()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const { data = [], onUnselectItems } = useListContext<AdminAccess>()
  const bulk = useBulk<{ access: AdminAccess; decision: Decision }>(async ({ access, decision }) => {
    if (!possibleDecisions(access).includes(decision.status))
      throw new Error(
        t('errors.transition_refused', {
          from: t(`vocabulary.accessState.${access.state}`),
          to: t(`vocabulary.requestStatus.${decision.status}`),
        }),
      )
    await dataProvider.decide(decisionBody(access, decision))
  })
  // Waits until the report was read: an emptied list unmounts its toolbar, and this dialog with it.
  const close = () => {
    onClose()
    if (!bulk.state) return
    onUnselectItems?.()
    refresh()
  }

  return {
    ...bulk,
    close,
    async run(accesses: AdminAccess[], decide: (access: AdminAccess) => Decision) {
      const decisions = accesses.map((access) => ({ access, decision: decide(access) }))
      const { failed } = await bulk.run(decisions)
      if (failed.length > 0) return
      notify(done, { type: 'success', messageArgs: { smart_count: accesses.length } })
      // The dialog gives the focus back to its opener, which is about to go.
      flushSync(onClose)
      for (const { decision } of decisions.slice(0, 1))
        focusOnRequest(decision.status, nextRequest(data, accesses))
      onUnselectItems?.()
      refresh()
    },
  }
}
