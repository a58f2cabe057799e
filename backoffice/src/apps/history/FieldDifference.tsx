import { Box, Typography } from '@mui/material'
import type { FieldChange } from '@portal/contract'
import { useTranslate } from 'react-admin'
import { useSentence } from '../../providers/i18nProvider.ts'
import { valueKey, type Words } from '../valueKey.ts'
import { difference } from './difference.ts'

const REMOVED = { textDecoration: 'line-through', color: 'error.main', whiteSpace: 'pre-wrap' }
const ADDED = { textDecoration: 'none', color: 'success.main', fontWeight: 600, whiteSpace: 'pre-wrap' }

/** Shows a field's value before and after a change; of a long text, what differs. */
export const FieldDifference = ({ field, before, after }: FieldChange) => {
  const t = useSentence()
  const translate = useTranslate()
  const inWords = (words: Words) => ('key' in words ? translate(words.key) : words.text)
  const [old, fresh] = [valueKey(field, before), valueKey(field, after)]
  const { start, removed, added, end } =
    'key' in old || 'key' in fresh
      ? { start: '', removed: inWords(old), added: inWords(fresh), end: '' }
      : difference(old.text, fresh.text)
  return (
    <Box component="li" sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" component="span" sx={{ fontWeight: 600 }}>
        {t(`appsAdmin.resource.fields.${field}`)}
      </Typography>
      <Typography variant="body2">
        {start}
        <Box component="del" sx={REMOVED}>
          {removed || t('appsAdmin.history.empty')}
        </Box>{' '}
        <span aria-hidden>→</span>{' '}
        <Box component="ins" sx={ADDED}>
          {added || t('appsAdmin.history.empty')}
        </Box>{' '}
        {end}
      </Typography>
    </Box>
  )
}
