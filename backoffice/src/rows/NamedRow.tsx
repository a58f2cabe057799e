import { useMemo } from 'react'
import {
  DataTableRow,
  type DataTableRowProps,
  I18nContextProvider,
  useGetRecordRepresentation,
  useI18nProvider,
  useRecordContext,
} from 'react-admin'

/** Names a row's checkbox with its record: react-admin gives all of them the same words. */
export const NamedRow = (props: DataTableRowProps) => {
  const i18n = useI18nProvider()
  const represent = useGetRecordRepresentation()
  const record = useRecordContext()
  const name = String(represent(record))
  const named = useMemo(
    () => ({
      ...i18n,
      translate: (key: string, options?: object) =>
        i18n.translate(key, key === 'ra.action.select_row' ? { ...options, name } : options),
    }),
    [i18n, name],
  )
  return (
    <I18nContextProvider value={named}>
      <DataTableRow {...props} />
    </I18nContextProvider>
  )
}
