import type { CallOptions, Http } from './http.ts'

/** A list in the dialect of ra-data-simple-rest; `range` counts from 0 and includes both ends. */
export type ListParams = {
  sort?: readonly [field: string, order: 'ASC' | 'DESC']
  range?: readonly [first: number, last: number]
  filter?: Record<string, unknown>
  signal?: AbortSignal
}
/** `total` counts the rows of the whole list, not of this range. */
export type Page<Row> = { rows: Row[]; total: number }

export function listOptions({ sort, range, filter, signal }: ListParams): CallOptions {
  return {
    signal,
    query: {
      ...(sort && { sort: JSON.stringify(sort) }),
      ...(range && { range: JSON.stringify(range) }),
      ...(filter && { filter: JSON.stringify(filter) }),
    },
  }
}

/** @returns a call that reads one range of a list */
export const listOf =
  <Row>(http: Http, path: string) =>
  async (params: ListParams = {}): Promise<Page<Row>> => {
    const { data, headers } = await http.request<Row[]>('get', path, listOptions(params))
    return { rows: data, total: Number(headers.get('X-Total-Count') ?? data.length) }
  }
