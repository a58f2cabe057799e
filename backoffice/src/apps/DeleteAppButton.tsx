import type { AdminApp } from '@portal/contract'
import { localized } from '@portal/contract/rules'
import { useGetList, useRecordContext } from 'react-admin'
import { DeleteButton } from '../forms/DeleteButton.tsx'
import { useSentence } from '../providers/i18nProvider.ts'
import { currentLanguage } from '../providers/language.ts'

/** Deletes an app after a confirmation that counts its requests. */
export const DeleteAppButton = () => {
  const t = useSentence()
  const app = useRecordContext<AdminApp>()
  const { total = 0 } = useGetList(
    'requestappaccess',
    { filter: { app_id: app?.id }, pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } },
    { enabled: app !== undefined },
  )
  if (!app) return null
  const name = localized(currentLanguage(), app.name, app.name_en) ?? app.name
  const requests =
    total === 0 ? t('appsAdmin.delete.none') : t('appsAdmin.delete.some', { smart_count: total })
  return (
    <DeleteButton
      label={t('appsAdmin.delete.button')}
      title={t('appsAdmin.delete.title', { name })}
      text={`${t('appsAdmin.delete.text')} ${requests}`}
    />
  )
}
