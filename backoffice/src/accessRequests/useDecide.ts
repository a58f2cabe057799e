import type { AdminAccess } from '@portal/contract'
import { localized } from '@portal/contract/rules'
import { useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin'
import { flushSync } from 'react-dom'
import { useBulk } from '../bulk/useBulk.ts'
import { useSentence } from '../providers/i18nProvider.ts'
import { currentLanguage } from '../providers/language.ts'
import { type Decision, decisionBody, possibleDecisions } from './decisions.ts'
import { focusOnRequest } from './focusOnRequest.ts'
import { nextRequest } from './nextRequest.ts'
import { useIsWaitingView } from './useIsWaitingView.ts'

/**
 * Decides on one request or several from the list, then leads on to the next one. Pessimistic, because each
 * decision sends a mail.
 *
 * @param done message key of the success notice, counted with `smart_count`
 * @param onClose called after full success, or once the report of failures was read
 */
export function useDecide(
  done: 'requestsAdmin.decision.granted' | 'requestsAdmin.decision.refused',
  onClose: () => void,
) {
  const t = useSentence()
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const refresh = useRefresh()
  const { data = [], onUnselectItems, total = 0 } = useListContext<AdminAccess>()
  const isWaitingView = useIsWaitingView()
  const bulk = useBulk<{ access: AdminAccess; decision: Decision }>(({ access, decision }) => {
    if (!possibleDecisions(access).includes(decision.status))
      throw new Error(
        t('errors.transition_refused', {
          from: t(`vocabulary.accessState.${access.state}`),
          to: t(`vocabulary.requestStatus.${decision.status}`),
        }),
      )
    const { id } = access
    return dataProvider.update('requestappaccess', {
      id,
      data: decisionBody(access, decision),
      previousData: access,
    })
  })
  const announce = ([first, ...others]: AdminAccess[]) => {
    const app = first && localized(currentLanguage(), first.name, first.name_en)
    if (app && others.length === 0 && isWaitingView)
      notify(`${done}One`, { type: 'success', messageArgs: { app, smart_count: total - 1 } })
    else notify(done, { type: 'success', messageArgs: { smart_count: others.length + 1 } })
  }
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
    async run(accesses: AdminAccess[], decision: Decision) {
      const { failed } = await bulk.run(accesses.map((access) => ({ access, decision })))
      if (failed.length > 0) return
      announce(accesses)
      // The dialog gives the focus back to its opener, whose row is about to go.
      flushSync(onClose)
      focusOnRequest(decision.status, nextRequest(data, accesses))
      onUnselectItems?.()
      refresh()
    },
  }
}
