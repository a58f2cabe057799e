import { Box, Typography } from '@mui/material'
import { AppStatus, LANGUAGES, NO_MEDIA, NO_TEXTS } from '@portal/contract/rules'
import { useWatch } from 'react-hook-form'
import { useSentence } from '../../providers/i18nProvider.ts'
import { CardPreview, type PreviewedApp } from './CardPreview.tsx'

/** The card of a new form. */
const BLANK: PreviewedApp = {
  ...NO_TEXTS,
  id: 0,
  code: '',
  category: null,
  status: AppStatus.inPreparation,
  ...NO_MEDIA,
  is_active_url: false,
}

/** Previews the card in both languages while it is being written. */
export const CardPreviews = () => {
  const t = useSentence()
  const values = useWatch()
  const entered = Object.entries(values).filter(([, value]) => value !== undefined && value !== null)
  const app: PreviewedApp = { ...BLANK, ...Object.fromEntries(entered) }
  // Without an address there is nothing to explore, as in the API.
  const shown = { ...app, is_active_url: app.is_active_url && Boolean(values.url) }
  return (
    <Box component="aside" aria-label={t('appsAdmin.preview.title')}>
      <Typography variant="overline" component="h2" color="text.secondary" sx={{ mb: 1 }}>
        {t('appsAdmin.preview.title')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(256px, 320px))', lg: '1fr' },
        }}
      >
        {LANGUAGES.map((language) => (
          <CardPreview key={language} app={shown} language={language} />
        ))}
      </Box>
    </Box>
  )
}
