/** Names of durations (docs/product.md#durations), which the open-app dialog loads without the rest. */
export const duration = {
  0: '0',
  1: '30mn',
  2: '1h',
  3: '1h30',
  4: '2h',
  5: '2h30',
  6: '3h',
  7: '4h',
  8: '72h',
} as const
