import type { Statistics } from '@portal/contract'
import { localized } from '@portal/contract/rules'
import { useSentence } from '../../providers/i18nProvider.ts'
import { currentLanguage } from '../../providers/language.ts'
import { STEPS, stepPath } from '../steps.ts'
import { BarsLegend } from './BarsLegend.tsx'
import { CategoryBars } from './CategoryBars.tsx'
import { ChartCard } from './ChartCard.tsx'

const SHOWN = 8
const ROW_PX = 40

/** Charts the most requested apps; its table has the whole way from views to use of each app. */
export const ByApp = ({ statistics }: { statistics: Statistics }) => {
  const t = useSentence()
  const apps = statistics.by_app.map((app) => ({
    ...app,
    name: localized(currentLanguage(), app.name, app.name_en) ?? app.name,
  }))
  const shown = apps.slice(0, SHOWN)
  return (
    <ChartCard
      title={t('dashboard.byApp')}
      height={shown.length * ROW_PX + 48}
      legend={<BarsLegend categories={[...new Set(shown.map(({ category }) => category))].sort()} />}
      headings={[t('dashboard.app'), ...STEPS.map((step) => t(`dashboard.${step}`))]}
      rows={apps.map((app) => ({
        key: app.app_id,
        name: app.name,
        requests: app.requests,
        figures: STEPS.map((step) => ({
          value: app[step],
          to: stepPath(step, statistics, { app_id: app.app_id }),
        })),
      }))}
    >
      <CategoryBars rows={shown} />
    </ChartCard>
  )
}
