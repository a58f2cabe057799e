import { Box, Button, TextField } from '@mui/material'
import { useNotify } from 'react-admin'
import { useSentence } from '../../providers/i18nProvider.ts'

type CopyFieldProps = { label: string; value: string; multiline?: boolean }

/** Shows a text to take along, with a button that copies it. */
export const CopyField = ({ label, value, multiline = false }: CopyFieldProps) => {
  const t = useSentence()
  const notify = useNotify()
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    notify('console.copied', { type: 'success' })
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 1, alignItems: 'center' }}>
      <TextField
        label={label}
        value={value}
        multiline={multiline}
        slotProps={{ htmlInput: { readOnly: true, sx: { fontFamily: 'monospace', fontSize: 13 } } }}
      />
      <Button onClick={copy} aria-label={`${t('console.copy')} – ${label}`}>
        {t('console.copy')}
      </Button>
    </Box>
  )
}
