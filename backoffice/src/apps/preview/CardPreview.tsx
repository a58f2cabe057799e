import { Box, Button, Stack, Typography } from '@mui/material'
import { tokens } from '@portal/config/tokens'
import { AppStatus, appStatusTone, type Language, localizeApp } from '@portal/contract/rules'
import { appImage } from '../../fields/appImage.ts'
import { ToneChip } from '../../fields/ToneChip.tsx'
import type { PreviewedApp } from './CardPreviews.tsx'
import { useCardWords } from './useCardWords.ts'

const { color, radius, font, text } = tokens
const WIDTH = 288

/** One card; the rules are the contract's, the look follows the storefront's tokens. */
export const CardPreview = ({ app, language }: { app: PreviewedApp; language: Language }) => {
  const t = useCardWords(language)
  if (!t) return null
  const { name, description, tags, badge } = localizeApp(app, language)
  const isOnline = app.status === AppStatus.online
  const hasVideo = language === 'en' ? app.has_video_en : app.has_video
  return (
    <Box
      component="article"
      lang={language}
      sx={{
        position: 'relative',
        overflow: 'hidden',
        border: `1px solid ${color.line}`,
        borderRadius: radius.lg,
        backgroundColor: color.card,
      }}
    >
      <Box
        component="img"
        src={appImage(app, WIDTH * 2, language)}
        alt=""
        sx={{
          display: 'block',
          width: '100%',
          aspectRatio: '8 / 5',
          objectFit: 'cover',
          backgroundColor: color.sunken,
          filter: isOnline ? 'none' : 'grayscale(1) contrast(0.8)',
        }}
      />
      {badge && (
        <Box
          component="span"
          sx={{
            position: 'absolute',
            top: 12,
            left: 12,
            px: '10px',
            borderRadius: radius.pill,
            backgroundColor: color.ink,
            color: color.lime,
            fontSize: text.xs,
            fontWeight: 600,
          }}
        >
          {badge}
        </Box>
      )}
      <Stack sx={{ gap: 1, p: 2 }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}>
          <Typography component="span" variant="caption" fontWeight={600}>
            {t(`vocabulary.category.${app.category}`)}
          </Typography>
          {isOnline ? (
            app.version && (
              <Typography component="span" variant="caption" color="text.secondary">
                {t('appsAdmin.preview.version', { version: app.version })}
              </Typography>
            )
          ) : (
            <ToneChip tone={appStatusTone[app.status]} label={t(`vocabulary.appStatus.${app.status}`)} />
          )}
        </Stack>
        <Typography
          component="h3"
          sx={{ font: `650 ${text.lg} / 1.15 ${font.display}`, overflowWrap: 'anywhere' }}
        >
          {name || t('appsAdmin.preview.untitled')}
        </Typography>
        <Typography
          variant="body2"
          sx={{
            display: '-webkit-box',
            overflow: 'hidden',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: '4',
          }}
        >
          {description}
        </Typography>
        <Typography variant="caption" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {tags.map((tag) => `#${tag}`).join(' ')}
        </Typography>
        {isOnline && (
          <Stack direction="row" sx={{ gap: 1 }}>
            {app.is_active_url && (
              <Button size="small" variant="contained" tabIndex={-1}>
                {t('appsAdmin.preview.explore')}
              </Button>
            )}
            {hasVideo && (
              <Button size="small" variant="outlined" tabIndex={-1}>
                {t('appsAdmin.preview.video')}
              </Button>
            )}
          </Stack>
        )}
      </Stack>
    </Box>
  )
}
