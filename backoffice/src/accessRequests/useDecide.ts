import type { AdminAccess } from '@portal/contract'
import type { BackofficeKey } from '@portal/messages'
import { useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin'
import { useBulk } from '../bulk/useBulk.ts'
import { useSentence } from '../providers/i18nProvider.ts'
import { type Decision, decisionBody, possibleDecisions } from './decisions.ts'

/**
 * Decides on one request or several from the list. Pessimistic, because each decision sends a mail.
 *
 * @param done message key of the success notice, counted with `smart_count`
 * @param onClose called after full success, or once the report of failures was read
 */
export function useDecide(done: BackofficeKey, onClose: () => void) {
  const t = useSentence()
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const refresh = useRefresh()
  const { onUnselectItems } = useListContext<AdminAccess>()
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
      notify(done, { type: 'success', messageArgs: { smart_count: accesses.length } })
      onClose()
      onUnselectItems?.()
      refresh()
    },
  }
}
