import { useState } from 'react'
import { type Report, settleEach } from '../providers/settleEach.ts'

type BulkState<Item> = { through: number; total: number; report?: Report<Item> }

/**
 * Runs one action on several records and reports progress and failures.
 *
 * @param action throws when it cannot handle a record; the others go on
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
