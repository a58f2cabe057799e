/** Names of all durations, for islands that show one. */
export const durationKeys = [
  'vocabulary.duration.0',
  'vocabulary.duration.1',
  'vocabulary.duration.2',
  'vocabulary.duration.3',
  'vocabulary.duration.4',
  'vocabulary.duration.5',
  'vocabulary.duration.6',
  'vocabulary.duration.7',
  'vocabulary.duration.8',
] as const
