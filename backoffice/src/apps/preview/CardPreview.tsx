import { Box } from '@mui/material'
import { tokens } from '@portal/config/tokens'
import {
  AppStatus,
  type CardApp,
  type Category,
  cardParts,
  cardTexts,
  type Language,
  langOf,
} from '@portal/contract/rules'
import { CardPicture } from '../../fields/CardPicture.tsx'
import { CardBody } from './CardBody.tsx'
import { useCardMessages } from './useCardMessages.ts'

const { color, radius, text } = tokens
/** A category is `null` until somebody chooses one. */
export type PreviewedApp = CardApp<Category | null>

/** Draws a card as the storefront does: the contract says what it shows, the tokens how it looks. */
export const CardPreview = ({ app, language }: { app: PreviewedApp; language: Language }) => {
  const messages = useCardMessages(language)
  if (!messages) return null
  const { vocabulary, appsAdmin } = messages
  const card = cardParts(app, language)
  const texts = cardTexts(card, {
    category: vocabulary.category,
    status: vocabulary.appStatus,
    version: appsAdmin.preview.version,
  })
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
          filter: card.status === AppStatus.online ? 'none' : 'grayscale(1) contrast(0.8)',
        }}
      />
      {texts.badge && (
        <Box
          component="span"
          lang={langOf(card, 'badge')}
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
          {texts.badge}
        </Box>
      )}
      <CardBody card={card} texts={texts} messages={messages} />
    </Box>
  )
}
