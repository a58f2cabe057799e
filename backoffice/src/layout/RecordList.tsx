import { PAGE_SIZE } from '@portal/contract/rules'
import { List, type ListProps, Pagination, type RaRecord, useListContext } from 'react-admin'
import { type ExportColumn, useExporter } from '../csv/exporter.ts'
import { LoadFailure } from './LoadFailure.tsx'

type RecordListProps<Row> = Omit<ListProps, 'exporter'> & {
  /** What an export of this list holds. */
  exportColumns: readonly ExportColumn<Row>[]
}

/** The list view of every resource: its page size, its export, and what stands where it could not be read. */
export const RecordList = <Row extends RaRecord>({ exportColumns, ...props }: RecordListProps<Row>) => (
  <List
    {...props}
    empty={false}
    error={<LoadError />}
    exporter={useExporter(exportColumns)}
    pagination={<Pages />}
    perPage={PAGE_SIZE}
  />
)

/** Nothing that was typed into the filters goes. */
const LoadError = () => {
  const { error, refetch } = useListContext()
  return <LoadFailure error={error} onRetry={refetch} />
}

/** How many there were tells nothing of a list that could not be read. */
const Pages = () => (useListContext().error ? null : <Pagination />)
