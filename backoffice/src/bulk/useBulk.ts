import { useState } from 'react'
import { type Report, settleEach } from '../providers/settleEach.ts'

type BulkState<Item> = { through: number; total: number; report?: Report<Item> }

/**
 * Does one action on several records and tells how far it is and what failed.
 *
 * @param action throws where a record cannot be treated; the others go on
 */
export function useBulk<Item>(action: (item: Item) => Promise<unknown>) {
  const [state, setState] = useState<BulkState<Item>>()
  return {
    state,
    isRunning: state !== undefined && state.report === undefined,
    async run(items: readonly Item[]): Promise<Report<Item>> {
      setState({ through: 0, total: items.length })
      const report = await settleEach(items, action, (through) => setState({ through, total: items.length }))
      setState({ through: items.length, total: items.length, report })
      return report
    },
  }
}
