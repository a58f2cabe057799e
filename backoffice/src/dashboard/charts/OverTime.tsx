import type { Statistics } from '@portal/contract'
import { CartesianGrid, Legend, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { useSentence } from '../../providers/i18nProvider.ts'
import { localeTag } from '../../providers/language.ts'
import { toSeries } from '../series.ts'
import { ChartCard } from './ChartCard.tsx'
import { COLORS, GRID, LEGEND, MARGIN, TICK } from './look.ts'

const dayName = (day: string) =>
  new Intl.DateTimeFormat(localeTag(), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(day),
  )

export const OverTime = ({ statistics }: { statistics: Statistics }) => {
  const t = useSentence()
  const { unit, points } = toSeries(statistics.by_day)
  const data = points.map((point) => ({ ...point, name: dayName(point.day) }))
  const lines = ['requests', 'grants', 'openings'] as const
  return (
    <ChartCard
      title={t('dashboard.overTime')}
      height={280}
      headings={[t(`dashboard.${unit}`), ...lines.map((line) => t(`dashboard.${line}`))]}
      rows={data.map(({ day, name, requests, grants, openings }) => ({
        key: day,
        name,
        requests,
        figures: [{ value: requests }, { value: grants }, { value: openings }],
      }))}
    >
      <ResponsiveContainer>
        <LineChart data={data} margin={MARGIN} accessibilityLayer={false}>
          <CartesianGrid stroke={GRID} vertical={false} />
          <XAxis dataKey="name" tick={TICK} tickLine={false} minTickGap={24} />
          <YAxis tick={TICK} tickLine={false} axisLine={false} allowDecimals={false} width={36} />
          <Tooltip />
          <Legend itemSorter={null} wrapperStyle={LEGEND} />
          {lines.map((line) => (
            <Line
              key={line}
              dataKey={line}
              name={t(`dashboard.${line}`)}
              stroke={COLORS[line]}
              strokeWidth={2}
              dot={false}
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      </ResponsiveContainer>
    </ChartCard>
  )
}
