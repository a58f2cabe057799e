import type { duration as french } from '../fr/duration.ts'
import type { Translation } from '../types.ts'

export const duration = {
  0: '0',
  1: '30 min',
  2: '1 h',
  3: '1 h 30 min',
  4: '2 h',
  5: '2 h 30 min',
  6: '3 h',
  7: '4 h',
  8: '72 h',
} satisfies Translation<typeof french>
