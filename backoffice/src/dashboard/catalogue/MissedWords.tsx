import type { SearchMiss } from '@portal/contract'
import { useGetList } from 'react-admin'
import { useSentence } from '../../providers/i18nProvider.ts'
import { TopList } from './TopList.tsx'

const SHOWN = 10

/** Lists the words that were looked for most and found nothing. */
export const MissedWords = () => {
  const t = useSentence()
  const { data, total, error, refetch } = useGetList<SearchMiss>('search/misses', {
    sort: { field: 'count', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  })
  return (
    <TopList
      title={t('dashboard.catalogue.missed')}
      none={t('dashboard.catalogue.missedNone')}
      rows={data?.map(({ id, words, count }) => ({
        key: id,
        name: words,
        count: t('dashboard.catalogue.times', { smart_count: count }),
      }))}
      error={error}
      onRetry={refetch}
      all={{ to: '/search/misses', count: total ?? 0 }}
    />
  )
}
