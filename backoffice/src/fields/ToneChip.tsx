import { Chip } from '@mui/material'
import { tokens } from '@portal/config/tokens'
import type { StatusTone } from '@portal/contract/rules'

/** A soft chip with dark text in one of the specified colours. */
export const ToneChip = ({ tone, label }: { tone: StatusTone; label: string }) => (
  <Chip
    size="small"
    label={label}
    sx={{ backgroundColor: tokens.tone[tone].soft, color: tokens.tone[tone].text }}
  />
)
