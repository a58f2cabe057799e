import { downloadCSV, type Exporter, type RaRecord, useTranslate } from 'react-admin'
import { currentLanguage } from '../providers/language.ts'
import { type Cell, toCsv } from './csv.ts'

export type ExportColumn<Row> = {
  /** Message key of the heading. */
  heading: string
  cell: (row: Row, translate: ReturnType<typeof useTranslate>) => Cell
}

/** More rows than an export ever has: all of them, not the first thousand. */
export const EXPORT_MAX = 100_000

/** react-admin's exporter, with named columns and cells that are safe to open in a spreadsheet. */
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
