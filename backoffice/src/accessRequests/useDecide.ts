import type { AdminAccess } from '@portal/contract'
import { useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin'
import { useBulk } from '../bulk/useBulk.ts'
import { type Decision, decisionBody, possibleDecisions } from './decisions.ts'

/**
 * Decides on one request or many from the list. Pessimistic: a message leaves with each decision.
 *
 * @param onDone called when all went well; what failed stays on screen
 */
export function useDecide(onDone: () => void) {
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const refresh = useRefresh()
  const { onUnselectItems } = useListContext<AdminAccess>()
  const bulk = useBulk<{ access: AdminAccess; decision: Decision }>(({ access, decision }) => {
    if (!possibleDecisions(access).includes(decision.status)) throw new Error('errors.transition_refused')
    const { id } = access
    return dataProvider.update('requestappaccess', {
      id,
      data: decisionBody(access, decision),
      previousData: access,
    })
  })

  return {
    ...bulk,
    async run(accesses: AdminAccess[], decision: Decision) {
      const { failed } = await bulk.run(accesses.map((access) => ({ access, decision })))
      refresh()
      if (failed.length > 0) return
      onUnselectItems?.()
      notify('console.bulk.done', { type: 'success', messageArgs: { smart_count: accesses.length } })
      onDone()
    },
  }
}
