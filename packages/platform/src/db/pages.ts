/** One page of a list, and the total. */
export type Page<Row> = { rows: Row[]; total: number }

type Cut = { limit: number; offset: number }
type Ordered<Row> = { limit(rows: number): { offset(rows: number): { execute(): Promise<Row[]> } } }

/**
 * Reads one page of a list, and the total.
 *
 * @param count query that counts the matches, as `total`
 * @param ordered query of the matches, in order
 */
export async function readPage<Row>(
  count: { executeTakeFirstOrThrow(): Promise<{ total: number }> },
  ordered: Ordered<Row>,
  { limit, offset }: Cut,
): Promise<Page<Row>> {
  const [rows, { total }] = await Promise.all([
    ordered.limit(limit).offset(offset).execute(),
    count.executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}
