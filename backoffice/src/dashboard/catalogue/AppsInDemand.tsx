import { localized } from '@portal/contract/rules'
import { useSentence } from '../../providers/i18nProvider.ts'
import { currentLanguage } from '../../providers/language.ts'
import { TopList } from './TopList.tsx'
import { useCatalogueStatistics } from './useCatalogueStatistics.ts'

type App = { app_id: number; name: string; name_en: string | null }

/** Leads to the app's form. */
const linkTo = ({ app_id, name, name_en }: App) => ({
  key: app_id,
  name: localized(currentLanguage(), name, name_en) ?? name,
  to: `/manageapps/${app_id}`,
})

/** Lists the apps that most people wait for. */
export const AwaitedApps = () => {
  const t = useSentence()
  const { data, error, refetch } = useCatalogueStatistics()
  return (
    <TopList
      title={t('dashboard.catalogue.awaited')}
      none={t('dashboard.catalogue.awaitedNone')}
      rows={data?.awaited.map((app) => ({
        ...linkTo(app),
        count: t('dashboard.catalogue.people', { smart_count: app.people }),
      }))}
      error={error}
      onRetry={refetch}
    />
  )
}

/** Lists the most viewed apps of the last 30 days. */
export const MostViewedApps = () => {
  const t = useSentence()
  const { data, error, refetch } = useCatalogueStatistics()
  return (
    <TopList
      title={t('dashboard.catalogue.viewed')}
      none={t('dashboard.catalogue.viewedNone')}
      rows={data?.by_app.map((app) => ({
        ...linkTo(app),
        count: t('dashboard.catalogue.views', { smart_count: app.views }),
      }))}
      error={error}
      onRetry={refetch}
    />
  )
}
