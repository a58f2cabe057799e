import { formatParis } from '@portal/contract/rules'
import { downloadCSV, type Exporter, type RaRecord, useNotify, useTranslate } from 'react-admin'
import { currentLanguage } from '../providers/language.ts'
import { type Cell, toCsv } from './csv.ts'

export type ExportColumn<Row> = {
  /** Message key of the heading. */
  heading: string
  cell: (row: Row, translate: ReturnType<typeof useTranslate>) => Cell
}

/** Writes an instant into a cell; none is an empty one. */
export const dateCell = (instant: string | null) => (instant === null ? '' : formatParis(instant))

/** More rows than a spreadsheet is of use for; a longer list is cut, and {@link useSaidCut} says so. */
export const EXPORT_MAX = 100_000

/** Warns when an exporter got only the beginning of its list. */
export function useSaidCut<Row extends RaRecord>(exporter: Exporter<Row>): Exporter<Row> {
  const notify = useNotify()
  return (rows, ...rest) => {
    if (rows.length >= EXPORT_MAX) {
      const count = EXPORT_MAX.toLocaleString(currentLanguage())
      notify('console.exportCut', { type: 'warning', messageArgs: { count } })
    }
    return exporter(rows, ...rest)
  }
}

/** Replaces react-admin's exporter with named columns and safe cells. */
export function useExporter<Row extends RaRecord>(columns: readonly ExportColumn<Row>[]): Exporter<Row> {
  const translate = useTranslate()
  return useSaidCut((rows, _related, _provider, resource) => {
    const table = [
      columns.map(({ heading }) => translate(heading)),
      ...rows.map((row) => columns.map(({ cell }) => cell(row, translate))),
    ]
    const name = translate(`resources.${resource}.name`, { smart_count: 2 })
    downloadCSV(toCsv(table, currentLanguage() === 'fr' ? ';' : ','), name)
  })
}
