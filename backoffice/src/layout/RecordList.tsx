import { PAGE_SIZE } from '@portal/contract/rules'
import { List, type ListProps, Pagination, type RaRecord, useListContext } from 'react-admin'
import { type ExportColumn, useExporter } from '../csv/exporter.ts'
import { ListTitle } from './ListTitle.tsx'
import { LoadFailure } from './LoadFailure.tsx'

type RecordListProps<Row> = Omit<ListProps, 'exporter'> & {
  exportColumns: readonly ExportColumn<Row>[]
}

/** List view of every resource. */
export const RecordList = <Row extends RaRecord>({ exportColumns, ...props }: RecordListProps<Row>) => (
  <List
    title={<ListTitle />}
    pagination={<Pages />}
    {...props}
    empty={false}
    error={<LoadError />}
    exporter={useExporter(exportColumns)}
    perPage={PAGE_SIZE}
  />
)

/** Keeps the filters that were typed. */
const LoadError = () => {
  const { error, refetch } = useListContext()
  return <LoadFailure error={error} onRetry={refetch} />
}

/** Hides pagination when loading failed. */
export const Pages = () => (useListContext().error ? null : <Pagination />)
