import type { vocabulary as french } from '../fr/vocabulary.ts'
import type { Translation } from '../types.ts'
import { duration } from './duration.ts'
import { durationText } from './durationText.ts'

export const vocabulary = {
  category: {
    0: 'All',
    1: 'Responsible',
    2: 'Productivity',
    3: 'Customer experience',
    4: 'Customer intelligence',
    5: 'Performance',
  },
  appStatus: {
    0: 'Offline',
    1: 'In preparation',
    2: 'Online',
    3: 'Suspended',
    4: 'In progress',
    5: 'Under development',
  },
  userStatus: { 0: 'Needs approval', 1: 'Approved', 2: 'Disabled', 3: 'Blocked' },
  requestStatus: { 0: 'Waiting for an answer', 1: 'Granted', 2: 'Refused', 3: 'Cancelled', 4: 'Used' },
  accessState: {
    waiting: 'Waiting for an answer',
    granted: 'Granted',
    lapsed: 'Not opened in time',
    refused: 'Refused',
    cancelled: 'Cancelled',
    running: 'Running',
    expired: 'Ended',
  },
  duration,
  durationText,
  extension: { 0: 'None', 10: '10 min', 30: '30 min', 60: '1 h' },
  civility: { 0: 'Not stated', 1: 'Ms', 2: 'Mr' },
} as const satisfies Translation<typeof french>
