import { Box, Typography } from '@mui/material'
import { useSentence } from '../../providers/i18nProvider.ts'
import { COLORS } from '../charts/look.ts'
import { numberText } from '../numbers.ts'
import { type Figures, STEPS } from '../steps.ts'

/** Minutes are no people: they have no bar. */
const DRAWN = STEPS.filter((step) => step !== 'minutes')

/** Draws a bar for each step, as long as its figure is large. */
export const FunnelBars = ({ figures }: { figures: Figures }) => {
  const t = useSentence()
  const most = Math.max(1, ...DRAWN.map((step) => figures[step]))
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 1 }}>
      {DRAWN.map((step) => (
        <div key={step}>
          <Typography variant="body2">{`${t(`dashboard.${step}`)} · ${numberText(figures[step])}`}</Typography>
          <Box
            sx={{
              height: 16,
              minWidth: figures[step] > 0 ? 3 : 0,
              width: `${(100 * figures[step]) / most}%`,
              borderRadius: 0.5,
              bgcolor: COLORS[step],
            }}
          />
        </div>
      ))}
    </Box>
  )
}
