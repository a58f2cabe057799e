/** Ready-made filters of the queue. */
export const VIEWS = [
  { name: 'waiting', filter: { state: 'waiting' }, counted: true },
  { name: 'granted', filter: { state: 'granted' }, counted: false },
  { name: 'running', filter: { state: 'running' }, counted: false },
  { name: 'endingSoon', filter: { ending_soon: true }, counted: true },
  { name: 'expired', filter: { state: 'expired' }, counted: false },
  { name: 'lapsed', filter: { state: 'lapsed' }, counted: false },
  { name: 'refused', filter: { state: 'refused' }, counted: false },
  { name: 'all', filter: {}, counted: false },
] as const

export const FIRST_VIEW = VIEWS[0].filter

/** Filter fields that a view replaces; the others stay. */
export const VIEW_FIELDS = ['state', 'status', 'ending_soon']
