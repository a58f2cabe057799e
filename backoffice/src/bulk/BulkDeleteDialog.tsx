import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type RaRecord, useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'
import { BulkReport } from './BulkReport.tsx'
import { useBulk } from './useBulk.ts'

export type NamedRow = { row: RaRecord; name: string }
type BulkDeleteDialogProps = { title: string; text: string; rows: NamedRow[]; onClose: () => void }

const BulkDeleteDialog = ({ title, text, rows, onClose }: BulkDeleteDialogProps) => {
  const t = useSentence()
  const { resource, onUnselectItems } = useListContext()
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const refresh = useRefresh()
  const { run, state, isRunning } = useBulk<NamedRow>(({ row }) =>
    dataProvider.delete(resource, { id: row.id, previousData: row }),
  )

  const done = () => {
    onClose()
    onUnselectItems()
    refresh()
  }
  const confirm = async () => {
    const { failed } = await run(rows)
    if (failed.length > 0) return
    notify('console.bulk.deleted', { type: 'success', messageArgs: { smart_count: rows.length } })
    done()
  }
  // Waits until the report was read: an emptied list unmounts its toolbar, and this dialog with it.
  const close = state ? done : onClose

  return (
    <Dialog open onClose={isRunning ? undefined : close} aria-labelledby="bulk-delete">
      <DialogTitle id="bulk-delete">{state?.report ? t('console.bulk.report') : title}</DialogTitle>
      <DialogContent>
        {state ? <BulkReport {...state} done="console.bulk.deleted" nameOf={({ name }) => name} /> : text}
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={isRunning} autoFocus>
          {t(state ? 'console.close' : 'console.cancel')}
        </Button>
        {!state && (
          <Button variant="contained" color="error" onClick={confirm}>
            {t('common.delete')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
export default BulkDeleteDialog
