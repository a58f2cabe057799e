import type { durationText as french } from '../fr/durationText.ts'
import type { Translation } from '../types.ts'

export const durationText = {
  0: '0 min',
  1: '30 minutes',
  2: '1 hour',
  3: '1 hour 30 minutes',
  4: '2 hours',
  5: '2 hours 30 minutes',
  6: '3 hours',
  7: '4 hours',
  8: '3 days',
} satisfies Translation<typeof french>
