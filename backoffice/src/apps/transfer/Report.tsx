import { Alert, Box, Button, Typography } from '@mui/material'
import type { ImportedApp, ImportReport } from '@portal/contract'
import { useEffect, useRef } from 'react'
import { useSentence } from '../../providers/i18nProvider.ts'
import { ImportRow } from './ImportRow.tsx'
import type { Transfer } from './readTransfer.ts'

type ReportProps = { transfer: Transfer; report: ImportReport; isBusy: boolean; onApply: () => void }

/** Says row by row what an import would change, or has changed; an app that stays as it is has no row. */
export const Report = ({ transfer, report: { applied, rows }, isBusy, onApply }: ReportProps) => {
  const t = useSentence()
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The pressed button is gone.
    if (applied) outcome.current?.focus()
  }, [applied])
  const count = (act: ImportedApp['act']) => rows.filter((row) => row.act === act).length
  const [created, changed, refused] = [count('create'), count('change'), count('refused')]
  const summary = t('appsAdmin.transfer.summary', { created, changed, same: count('none'), refused })
  const isReady = !applied && refused === 0 && created + changed > 0
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Alert
        ref={outcome}
        tabIndex={-1}
        role="status"
        severity={applied ? 'success' : refused > 0 ? 'error' : 'info'}
      >
        {t(
          applied
            ? 'appsAdmin.transfer.applied'
            : refused > 0
              ? 'appsAdmin.transfer.refused'
              : 'appsAdmin.transfer.planned',
        )}{' '}
        {summary}
      </Alert>
      {isReady && (
        <Box>
          <Button variant="contained" loading={isBusy} onClick={onApply}>
            {t('appsAdmin.transfer.apply', { smart_count: created + changed })}
          </Button>
        </Box>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows
          .filter(({ act }) => act !== 'none')
          .map((row) => (
            <ImportRow
              key={row.row}
              row={row}
              place={t(`appsAdmin.transfer.place.${transfer.kind}`, { place: transfer.places[row.row - 1] })}
            />
          ))}
      </Box>
      {rows.length === count('none') && (
        <Typography variant="body2">{t('appsAdmin.transfer.nothing')}</Typography>
      )}
    </Box>
  )
}
