import { Alert, LinearProgress, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { BackofficeKey } from '@portal/messages'
import { useSentence } from '../providers/i18nProvider.ts'
import type { Report } from '../providers/settleEach.ts'
import { useErrorText } from '../providers/useErrorText.ts'

type BulkReportProps<Item> = {
  through: number
  total: number
  report?: Report<Item>
  nameOf: (item: Item) => string
  /** Message key of the success notice, counted with `smart_count`. */
  done: BackofficeKey
}

/** Shows the progress of a bulk action, then each record that failed and why. */
export function BulkReport<Item>({ through, total, report, nameOf, done }: BulkReportProps<Item>) {
  const t = useSentence()
  const errorText = useErrorText()
  if (!report) {
    const label = t('console.bulk.running', { through, total })
    return (
      <>
        <LinearProgress variant="determinate" value={(100 * through) / total} aria-label={label} />
        {label}
      </>
    )
  }
  return (
    <>
      {report.done.length > 0 && (
        <Alert severity="success">{t(done, { smart_count: report.done.length })}</Alert>
      )}
      <Alert severity="error" sx={{ mt: 1 }}>
        {t('console.bulk.failed', { smart_count: report.failed.length })}
      </Alert>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('console.bulk.element')}</TableCell>
            <TableCell>{t('console.bulk.reason')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {report.failed.map(({ item, error }) => (
            <TableRow key={nameOf(item)}>
              <TableCell sx={{ minWidth: 144 }}>{nameOf(item)}</TableCell>
              <TableCell>{errorText(error)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  )
}
