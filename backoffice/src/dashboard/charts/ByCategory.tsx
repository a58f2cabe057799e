import type { Statistics } from '@portal/contract'
import { CATEGORIES } from '@portal/contract/rules'
import { useSentence } from '../../providers/i18nProvider.ts'
import { STEPS, stepPath } from '../steps.ts'
import { BarsLegend } from './BarsLegend.tsx'
import { CategoryBars } from './CategoryBars.tsx'
import { ChartCard } from './ChartCard.tsx'

const NOTHING = { views: 0, requests: 0, grants: 0, openings: 0, minutes: 0 }

export const ByCategory = ({ statistics }: { statistics: Statistics }) => {
  const t = useSentence()
  const rows = CATEGORIES.map((category) => ({
    ...NOTHING,
    ...statistics.by_category.find((one) => one.category === category),
    category,
    name: t(`vocabulary.category.${category}`),
  }))
  return (
    <ChartCard
      title={t('dashboard.byCategory')}
      height={368}
      legend={<BarsLegend />}
      headings={[t('dashboard.category'), ...STEPS.map((step) => t(`dashboard.${step}`))]}
      rows={rows.map((row) => ({
        key: row.category,
        name: row.name,
        requests: row.requests,
        figures: STEPS.map((step) => ({
          value: row[step],
          to: stepPath(step, statistics, { category: row.category }),
        })),
      }))}
    >
      <CategoryBars rows={rows} />
    </ChartCard>
  )
}
