type Row = { name: string; values: number[] }

/** Sums the first figure of every row, the requests, and finds the row that has most of them. */
export function largest(rows: readonly Row[]): { total: number; name: string; most: number } {
  let total = 0
  let top = { name: '', most: 0 }
  for (const { name, values } of rows) {
    const [requests = 0] = values
    total += requests
    if (requests > top.most) top = { name, most: requests }
  }
  return { total, ...top }
}
