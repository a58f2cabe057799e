import { Button, Stack, Typography } from '@mui/material'
import { tokens } from '@portal/config/tokens'
import { appStatusTone, type CardParts, type Category, type cardTexts, langOf } from '@portal/contract/rules'
import type { PagesMessages } from '@portal/messages'
import { ToneChip } from '../../fields/ToneChip.tsx'

const { font, text } = tokens

type CardBodyProps = {
  card: CardParts<Category | null>
  texts: ReturnType<typeof cardTexts>
  messages: Pick<PagesMessages, 'appsAdmin'>
}

export const CardBody = ({ card, texts, messages: { appsAdmin } }: CardBodyProps) => (
  <Stack sx={{ gap: 1, p: 2 }}>
    <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}>
      <Typography component="span" variant="caption" fontWeight={600} className="cell-category">
        {card.category && <span className={`dot dot-${card.category}`} aria-hidden="true" />}
        {texts.category}
      </Typography>
      {texts.version && (
        <Typography component="span" variant="caption" color="text.secondary">
          {texts.version}
        </Typography>
      )}
      {texts.status && <ToneChip tone={appStatusTone[card.status]} label={texts.status} />}
    </Stack>
    <Typography
      component="h3"
      lang={langOf(card, 'name')}
      sx={{ font: `650 ${text.lg} / 1.15 ${font.display}`, overflowWrap: 'anywhere' }}
    >
      {texts.name || appsAdmin.preview.untitled}
    </Typography>
    <Typography
      variant="body2"
      lang={langOf(card, 'description')}
      sx={{ display: '-webkit-box', overflow: 'hidden', WebkitBoxOrient: 'vertical', WebkitLineClamp: '4' }}
    >
      {texts.description}
    </Typography>
    <Typography
      variant="caption"
      color="text.secondary"
      lang={langOf(card, 'tags')}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {texts.tags}
    </Typography>
    {(card.explore || card.video) && (
      <Stack direction="row" sx={{ gap: 1 }}>
        {card.explore && (
          <Button size="small" variant="contained" tabIndex={-1}>
            {appsAdmin.preview.explore}
          </Button>
        )}
        {card.video && (
          <Button size="small" variant="outlined" tabIndex={-1}>
            {appsAdmin.preview.video}
          </Button>
        )}
      </Stack>
    )}
  </Stack>
)
