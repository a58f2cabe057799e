import Delete from '@mui/icons-material/Delete'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import type { PortalKey } from '@portal/messages'
import { useState } from 'react'
import { type RaRecord, useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'
import { BulkReport } from './BulkReport.tsx'
import { useBulk } from './useBulk.ts'
import { useSelectedRecords } from './useSelectedRecords.ts'

type BulkDeleteProps<Row> = {
  /** Message key, counted with `smart_count`. */
  title: PortalKey
  text: PortalKey
  nameOf: (row: Row) => string
}

/** Deletes what is selected after a confirmation, and reports what could not be deleted. */
export function BulkDelete<Row extends RaRecord>({ title, text, nameOf }: BulkDeleteProps<Row>) {
  const t = useSentence()
  const { resource, onUnselectItems } = useListContext<Row>()
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const refresh = useRefresh()
  const readSelected = useSelectedRecords<Row>()
  const [rows, setRows] = useState<Row[]>()
  const { run, state, isRunning } = useBulk<Row>((row) =>
    dataProvider.delete(resource, { id: row.id, previousData: row }),
  )

  const confirm = async (chosen: Row[]) => {
    const { failed } = await run(chosen)
    if (failed.length > 0) return
    notify('common.deleted', { type: 'success' })
    done()
  }
  const done = () => {
    setRows(undefined)
    onUnselectItems()
    refresh()
  }
  // The report stays until it was read; only then may the list run empty, and this toolbar go with it.
  const close = () => (state ? done() : setRows(undefined))

  return (
    <>
      <Button
        size="small"
        color="error"
        startIcon={<Delete />}
        onClick={async () => setRows(await readSelected())}
      >
        {t('common.delete')}
      </Button>
      {rows && (
        <Dialog open onClose={isRunning ? undefined : close} aria-labelledby="bulk-delete">
          <DialogTitle id="bulk-delete">{t(title, { smart_count: rows.length })}</DialogTitle>
          <DialogContent>{state ? <BulkReport {...state} nameOf={nameOf} /> : t(text)}</DialogContent>
          <DialogActions>
            <Button onClick={close} disabled={isRunning} autoFocus>
              {t(state ? 'console.close' : 'console.cancel')}
            </Button>
            {!state && (
              <Button variant="contained" color="error" onClick={() => confirm(rows)}>
                {t('common.delete')}
              </Button>
            )}
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}
