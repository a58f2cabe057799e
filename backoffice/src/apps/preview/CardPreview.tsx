import { Box, Button, Stack, Typography } from '@mui/material'
import { tokens } from '@portal/config/tokens'
import {
  AppStatus,
  appStatusTone,
  type CardApp,
  type Category,
  cardParts,
  type Language,
  type LocalisedField,
} from '@portal/contract/rules'
import { CardPicture } from '../../fields/CardPicture.tsx'
import { ToneChip } from '../../fields/ToneChip.tsx'
import { useCardWords } from './useCardWords.ts'

const { color, radius, font, text } = tokens
/** A category is `null` until somebody chooses one. */
export type PreviewedApp = CardApp<Category | null>

/** One card; `cardParts` says what it shows, the look follows the storefront's tokens. */
export const CardPreview = ({ app, language }: { app: PreviewedApp; language: Language }) => {
  const t = useCardWords(language)
  if (!t) return null
  const card = cardParts(app, language)
  const isOnline = card.status === AppStatus.online
  const langOf = (field: LocalisedField) => (card.french.includes(field) ? 'fr' : undefined)
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
      <CardPicture
        picture={card.picture}
        sizes="(min-width: 1200px) 304px, 320px"
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
      {card.badge && (
        <Box
          component="span"
          lang={langOf('badge')}
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
          {card.badge}
        </Box>
      )}
      <Stack sx={{ gap: 1, p: 2 }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}>
          <Typography component="span" variant="caption" fontWeight={600} className="cell-category">
            {card.category && <span className={`dot dot-${card.category}`} aria-hidden="true" />}
            {card.categoryName ?? (card.category && t(`vocabulary.category.${card.category}`))}
          </Typography>
          {isOnline ? (
            card.version && (
              <Typography component="span" variant="caption" color="text.secondary">
                {t('appsAdmin.preview.version', { version: card.version })}
              </Typography>
            )
          ) : (
            <ToneChip tone={appStatusTone[card.status]} label={t(`vocabulary.appStatus.${card.status}`)} />
          )}
        </Stack>
        <Typography
          component="h3"
          lang={langOf('name')}
          sx={{ font: `650 ${text.lg} / 1.15 ${font.display}`, overflowWrap: 'anywhere' }}
        >
          {card.name || t('appsAdmin.preview.untitled')}
        </Typography>
        <Typography
          variant="body2"
          lang={langOf('description')}
          sx={{
            display: '-webkit-box',
            overflow: 'hidden',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: '4',
          }}
        >
          {card.description}
        </Typography>
        <Typography
          variant="caption"
          color="text.secondary"
          lang={langOf('tags')}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {card.tags}
        </Typography>
        {(card.explore || card.video) && (
          <Stack direction="row" sx={{ gap: 1 }}>
            {card.explore && (
              <Button size="small" variant="contained" tabIndex={-1}>
                {t('appsAdmin.preview.explore')}
              </Button>
            )}
            {card.video && (
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
