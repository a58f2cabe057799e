/** One page of a list, and how many rows it has in all. */
export type Page<Row> = { rows: Row[]; total: number }

type Cut = { limit: number; offset: number }
type Ordered<Row> = { limit(rows: number): { offset(rows: number): { execute(): Promise<Row[]> } } }

/**
 * Reads one page of a list and counts the whole of it.
 *
 * @param count the query that counts what passes the filter, as `total`
 * @param ordered what passes the filter, in its order
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
