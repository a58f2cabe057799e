import type { ListAddress, ListInput, ListRow } from '@portal/contract'
import { placeOf } from './address.ts'
import type { Request } from './transport.ts'

/** `total` counts the whole list, not this range. */
export type Page<Row> = { rows: Row[]; total: number }

/** Reads a range of a list in the dialect of ra-data-simple-rest. */
export const listCalls =
  (request: Request) =>
  async <Address extends ListAddress>(
    address: Address,
    { signal, ...asked }: ListInput<Address> & { signal?: AbortSignal } = {},
  ): Promise<Page<ListRow<Address>>> => {
    const given = Object.entries(asked).filter(([, value]) => value !== undefined)
    const query = Object.fromEntries(given.map(([name, value]) => [name, JSON.stringify(value)]))
    const { data, headers } = await request(...placeOf(address), { query, signal })
    const rows = data as ListRow<Address>[]
    return { rows, total: Number(headers.get('X-Total-Count') ?? rows.length) }
  }
