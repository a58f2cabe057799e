import type { StatusTone } from '@portal/contract/rules'

export const ToneChip = ({ tone, label }: { tone: StatusTone; label: string }) => (
  <span className={`chip chip-${tone}`}>{label}</span>
)
