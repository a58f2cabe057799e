import type { StatusTone } from '@portal/contract/rules'

/** A soft chip with dark text in one of the specified colours. */
export const ToneChip = ({ tone, label }: { tone: StatusTone; label: string }) => (
  <span className={`chip chip-${tone}`}>{label}</span>
)
