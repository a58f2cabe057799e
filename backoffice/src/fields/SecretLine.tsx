import { Box, Button, TextField } from '@mui/material'
import { useNotify } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'

/** Shows a secret that no other answer holds, with a button that copies it. */
export const SecretLine = ({ label, value }: { label: string; value: string }) => {
  const t = useSentence()
  const notify = useNotify()
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    notify('console.copied', { type: 'success' })
  }
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <TextField label={label} value={value} slotProps={{ htmlInput: { readOnly: true } }} />
      <Button onClick={copy}>{t('console.copy')}</Button>
    </Box>
  )
}
