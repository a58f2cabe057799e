export type Failure<Item> = { item: Item; error: unknown }
export type Report<Item> = { done: Item[]; failed: Failure<Item>[] }

/** Calls under way at a time, few enough to leave the server to others. */
const AT_ONCE = 4

/**
 * Runs an action for each item, a few at a time, and goes on after failures.
 *
 * @param onProgress called with the number of items done
 */
export async function settleEach<Item>(
  items: readonly Item[],
  action: (item: Item) => Promise<unknown>,
  onProgress?: (through: number) => void,
): Promise<Report<Item>> {
  const report: Report<Item> = { done: [], failed: [] }
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) {
      try {
        await action(item)
        report.done.push(item)
      } catch (error) {
        report.failed.push({ item, error })
      }
      onProgress?.(report.done.length + report.failed.length)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return report
}
