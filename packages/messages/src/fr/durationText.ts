/** Durations in a sentence; `duration.ts` has the labels of a list. */
export const durationText = {
  0: '0 min',
  1: '30 minutes',
  2: '1 h',
  3: '1 h 30',
  4: '2 h',
  5: '2 h 30',
  6: '3 h',
  7: '4 h',
  8: '3 jours',
} as const
