import { downloadCSV, type Exporter, type RaRecord, useTranslate } from 'react-admin'
import { currentLanguage } from '../providers/language.ts'
import { type Cell, toCsv } from './csv.ts'

export type ExportColumn<Row> = {
  /** Message key of the heading. */
  heading: string
  cell: (row: Row, translate: ReturnType<typeof useTranslate>) => Cell
}

/** Larger than any list, so that an export holds every row. */
export const EXPORT_MAX = 100_000

/** Replaces react-admin's exporter with named columns and safe cells. */
export function useExporter<Row extends RaRecord>(columns: readonly ExportColumn<Row>[]): Exporter<Row> {
  const translate = useTranslate()
  return (rows, _related, _provider, resource) => {
    const table = [
      columns.map(({ heading }) => translate(heading)),
      ...rows.map((row) => columns.map(({ cell }) => cell(row, translate))),
    ]
    const name = translate(`resources.${resource}.name`, { smart_count: 2 })
    downloadCSV(toCsv(table, currentLanguage() === 'fr' ? ';' : ','), name)
  }
}
