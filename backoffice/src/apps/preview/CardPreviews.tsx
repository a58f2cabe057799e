import { Box, Typography } from '@mui/material'
import type { AdminApp } from '@portal/contract'
import { AppStatus, CATEGORIES, LANGUAGES } from '@portal/contract/rules'
import { useWatch } from 'react-hook-form'
import { useSentence } from '../../providers/i18nProvider.ts'
import { CardPreview } from './CardPreview.tsx'

/** What stands on the card of a form that was just opened. */
const BLANK = {
  id: 0,
  name: '',
  name_en: null,
  description: null,
  description_en: null,
  tags: null,
  tags_en: null,
  badge: null,
  badge_en: null,
  version: null,
  category: CATEGORIES[0],
  status: AppStatus.inPreparation,
  img_src: null,
  img_src_en: null,
  image: null,
  image_en: null,
  has_video: false,
  has_video_en: false,
  is_active_url: false,
}
export type PreviewedApp = Pick<AdminApp, keyof typeof BLANK>

/** The card as the storefront will show it, in both languages, while it is being written. */
export const CardPreviews = () => {
  const t = useSentence()
  const values = useWatch()
  const entered = Object.entries(values).filter(([, value]) => value !== undefined && value !== null)
  const app: PreviewedApp = { ...BLANK, ...Object.fromEntries(entered) }
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
          <CardPreview key={language} app={app} language={language} />
        ))}
      </Box>
    </Box>
  )
}
