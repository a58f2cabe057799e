import type { Statistics } from '@portal/contract'
import { localized } from '@portal/contract/rules'
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { listPath } from '../../fields/listPath.ts'
import { useSentence } from '../../providers/i18nProvider.ts'
import { currentLanguage } from '../../providers/language.ts'
import { ChartCard } from './ChartCard.tsx'
import { COLORS, GRID, LEGEND, MARGIN, TICK } from './look.ts'

const SHOWN = 8
const ROW_PX = 40

/** Charts the most requested apps; its table lists them all, linked to their requests. */
export const ByApp = ({ statistics }: { statistics: Statistics }) => {
  const t = useSentence()
  const { from, to } = statistics
  const apps = statistics.by_app
    .map((app) => ({ ...app, name: localized(currentLanguage(), app.name, app.name_en) ?? app.name }))
    .toSorted((a, b) => b.requests - a.requests)
  const shown = apps.slice(0, SHOWN)
  return (
    <ChartCard
      title={t('dashboard.byApp')}
      height={shown.length * ROW_PX + 72}
      headings={[t('dashboard.app'), t('dashboard.requests'), t('dashboard.grants'), t('dashboard.openings')]}
      rows={apps.map(({ app_id, name, requests, grants, openings }) => ({
        key: app_id,
        name,
        values: [requests, grants, openings],
        to: listPath('requestappaccess', { app_id, asked: true, created_from: from, created_to: to }),
      }))}
    >
      <ResponsiveContainer>
        <BarChart data={shown} layout="vertical" margin={MARGIN} accessibilityLayer={false}>
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
