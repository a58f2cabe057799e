type Row = { name: string; requests: number }

/** Sums the requests of every row, and finds the row that has most of them. */
export function largest(rows: readonly Row[]): { total: number; name: string; most: number } {
  let total = 0
  let top = { name: '', most: 0 }
  for (const { name, requests } of rows) {
    total += requests
    if (requests > top.most) top = { name, most: requests }
  }
  return { total, ...top }
}
