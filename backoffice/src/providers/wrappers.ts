import { PAGE_MAX } from '@portal/contract/rules'
import type { DataProvider, DeleteParams, GetListParams, Identifier, RaRecord } from 'react-admin'
import { settleEach } from './settleEach.ts'

/** Paths for writing, where they differ from those for reading. */
const WRITE_PATHS: Record<string, string> = {
  manageapps: 'apps',
  manageusers: 'users',
  requestappaccess: 'requestapps',
}
const writePath = (resource: string) => WRITE_PATHS[resource] ?? resource

export const withSpecifiedPaths = (provider: DataProvider): DataProvider => ({
  ...provider,
  create: (resource, params) => provider.create(writePath(resource), params),
  update: (resource, params) => provider.update(writePath(resource), params),
  delete: (resource, params) => provider.delete(writePath(resource), params),
})

/** Returns the deleted record to react-admin; the API answers 204. */
export const withDeletedRecord = (provider: DataProvider): DataProvider => ({
  ...provider,
  async delete<Row extends RaRecord>(resource: string, params: DeleteParams<Row>) {
    await provider.delete(resource, params)
    return { data: params.previousData ?? ({ id: params.id } as Row) }
  },
})

/** Writes records one by one, because the API has no bulk calls; throws the first refusal at the end. */
export const withBulkOneByOne = (provider: DataProvider): DataProvider => {
  const each = async (ids: Identifier[], action: (id: Identifier) => Promise<unknown>) => {
    const { done, failed } = await settleEach(ids, action)
    if (failed[0]) throw failed[0].error
    return { data: done }
  }
  return {
    ...provider,
    updateMany: (resource, { ids, data }) =>
      each(ids, (id) => provider.update(resource, { id, data, previousData: { id } })),
    deleteMany: (resource, { ids }) => each(ids, (id) => provider.delete(resource, { id })),
  }
}

/** Reads lists longer than the server's page (an export, a long table) page after page. */
export const withLongLists = (provider: DataProvider): DataProvider => ({
  ...provider,
  async getList(resource, params) {
    const wanted = params.pagination?.perPage ?? 0
    if (wanted <= PAGE_MAX) return provider.getList(resource, params)
    const read = (page: number) => provider.getList(resource, onPage(params, page))
    const { data, total = 0 } = await read(1)
    for (let page = 2; data.length < Math.min(wanted, total); page += 1) {
      const next = await read(page)
      if (next.data.length === 0) break
      data.push(...next.data)
    }
    return { data: data.slice(0, wanted), total }
  },
})
const onPage = (params: GetListParams, page: number) => ({
  ...params,
  pagination: { page, perPage: PAGE_MAX },
})
