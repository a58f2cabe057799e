import { Box, Typography } from '@mui/material'
import type { ImportedApp } from '@portal/contract'
import type { StatusTone } from '@portal/contract/rules'
import { useTranslate } from 'react-admin'
import { ToneChip } from '../../fields/ToneChip.tsx'
import { useSentence } from '../../providers/i18nProvider.ts'
import { FieldDifference } from '../history/FieldDifference.tsx'

const TONES: Record<ImportedApp['act'], StatusTone> = {
  create: 'green',
  change: 'orange',
  none: 'orange',
  refused: 'red',
}

/** One app of an import: what becomes of it, field by field, or what is wrong with it. */
export const ImportRow = ({ row, place }: { row: ImportedApp; place: string }) => {
  const t = useSentence()
  const translate = useTranslate()
  const { code, act, changes, media, errors } = row
  const label = (field: string) => translate(`appsAdmin.resource.fields.${field}`, { _: field })
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <ToneChip tone={TONES[act]} label={t(`appsAdmin.transfer.act.${act}`)} />
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {place} · {code || t('console.none')}
        </Typography>
      </Box>
      {changes.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pt: 0.5 }}>
          {changes.map((change) => (
            <FieldDifference key={change.field} {...change} />
          ))}
        </Box>
      )}
      {media.map(({ field, address, failure }) => (
        <Typography key={field} variant="body2" color={failure ? 'error' : undefined} sx={{ pt: 0.5 }}>
          {label(field)} – {failure ? translate(failure) : t('appsAdmin.transfer.files')}
          {failure && ` (${t('appsAdmin.transfer.file.failed')})`} · {address.split('?', 1)[0]}
        </Typography>
      ))}
      {Object.entries(errors).map(([field, key]) => (
        <Typography key={field} variant="body2" color="error" sx={{ pt: 0.5 }}>
          {label(field)} – {translate(key, { _: key })}
        </Typography>
      ))}
    </Box>
  )
}
