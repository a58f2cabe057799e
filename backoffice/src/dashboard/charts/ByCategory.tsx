import type { Statistics } from '@portal/contract'
import { CATEGORIES } from '@portal/contract/rules'
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { listPath } from '../../fields/listPath.ts'
import { useSentence } from '../../providers/i18nProvider.ts'
import { ChartCard } from './ChartCard.tsx'
import { COLORS, GRID, LEGEND, MARGIN, TICK } from './look.ts'

export const ByCategory = ({ statistics }: { statistics: Statistics }) => {
  const t = useSentence()
  const { from, to, by_category } = statistics
  const data = CATEGORIES.map((category) => {
    const found = by_category.find((one) => one.category === category)
    const name = t(`vocabulary.category.${category}`)
    return { category, name, requests: found?.requests ?? 0, openings: found?.openings ?? 0 }
  })
  return (
    <ChartCard
      title={t('dashboard.byCategory')}
      height={392}
      headings={[t('dashboard.category'), t('dashboard.requests'), t('dashboard.openings')]}
      rows={data.map(({ category, name, requests, openings }) => ({
        key: category,
        name,
        values: [requests, openings],
        to: listPath('requestappaccess', { category, asked: true, created_from: from, created_to: to }),
      }))}
    >
      <ResponsiveContainer>
        <BarChart data={data} layout="vertical" margin={MARGIN} accessibilityLayer={false}>
          <CartesianGrid stroke={GRID} horizontal={false} />
          <XAxis type="number" tick={TICK} tickLine={false} allowDecimals={false} />
          <YAxis type="category" dataKey="name" tick={TICK} tickLine={false} axisLine={false} width={150} />
          <Tooltip />
          <Legend itemSorter={null} wrapperStyle={LEGEND} />
          <Bar
            dataKey="requests"
            name={t('dashboard.requests')}
            fill={COLORS.requests}
            isAnimationActive={false}
          />
          <Bar
            dataKey="openings"
            name={t('dashboard.openings')}
            fill={COLORS.openings}
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
    </ChartCard>
  )
}
