import Delete from '@mui/icons-material/Delete'
import { Button } from '@mui/material'
import type { BackofficeKey } from '@portal/messages'
import { lazy, Suspense, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'
import type { NamedRow } from './BulkDeleteDialog.tsx'
import { useSelectedRecords } from './useSelectedRecords.ts'

const BulkDeleteDialog = lazy(() => import('./BulkDeleteDialog.tsx'))

type BulkDeleteProps<Row> = {
  /** Message keys, counted with `smart_count`. */
  title: BackofficeKey
  text: BackofficeKey
  nameOf: (row: Row) => string
}

/** Deletes the selected records after a confirmation and reports what could not be deleted. */
export function BulkDelete<Row extends RaRecord>({ title, text, nameOf }: BulkDeleteProps<Row>) {
  const t = useSentence()
  const readSelected = useSelectedRecords<Row>()
  const [rows, setRows] = useState<NamedRow[]>()
  const ask = async () => setRows((await readSelected()).map((row) => ({ row, name: nameOf(row) })))
  return (
    <>
      <Button size="small" color="error" startIcon={<Delete />} onClick={ask}>
        {t('common.delete')}
      </Button>
      <Suspense fallback={null}>
        {rows && (
          <BulkDeleteDialog
            title={t(title, { smart_count: rows.length })}
            text={t(text, { smart_count: rows.length })}
            rows={rows}
            onClose={() => setRows(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
