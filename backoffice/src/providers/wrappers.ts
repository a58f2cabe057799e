import { PAGE_MAX } from '@portal/contract/rules'
import type { DataProvider, GetListParams, Identifier } from 'react-admin'
import { settleEach } from './settleEach.ts'

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
    // The total of a broad search stops before its rows do.
    for (let page = 2; data.length === (page - 1) * PAGE_MAX && data.length < wanted; page += 1)
      data.push(...(await read(page)).data)
    return { data: data.slice(0, wanted), total }
  },
})
const onPage = (params: GetListParams, page: number) => ({
  ...params,
  pagination: { page, perPage: PAGE_MAX },
})
