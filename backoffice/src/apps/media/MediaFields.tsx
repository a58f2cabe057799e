import { Box, Typography } from '@mui/material'
import type { AdminApp } from '@portal/contract'
import { LANGUAGES, type MediaKind } from '@portal/contract/rules'
import { useWatch } from 'react-hook-form'
import { useSentence } from '../../providers/i18nProvider.ts'
import { MediaField } from './MediaField.tsx'

const KINDS: MediaKind[] = ['image', 'video', 'captions']

/** Shows an app's files by language. Each is saved at once, independently of the form. */
export const MediaFields = () => {
  const t = useSentence()
  const app = useWatch() as AdminApp
  if (!app.id) return null
  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      {KINDS.flatMap((kind) =>
        LANGUAGES.map((language) => (
          <MediaField key={`${kind}-${language}`} slot={{ appId: app.id, kind, language }} app={app} />
        )),
      )}
      <Typography variant="body2" color="text.secondary" sx={{ gridColumn: '1 / -1' }}>
        {t('appsAdmin.media.fallback')} {t('appsAdmin.media.fallbackVideo')}
      </Typography>
    </Box>
  )
}
