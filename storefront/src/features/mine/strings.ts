import type { Strings } from '@portal/messages/pick'

export const mineKeys = [
  'access.cardWaiting',
  'access.cardGranted',
  'access.cardRunning',
  'access.pageWaiting',
  'access.pageGranted',
  'access.pageRunning',
  'access.pageEnded',
  'access.days',
  'access.hours',
  'access.onlyMinutes',
  'access.barRunning',
  'access.barWaiting',
  'access.barReady',
  'vocabulary.accessState.granted',
  'vocabulary.accessState.lapsed',
  'vocabulary.accessState.refused',
  'vocabulary.accessState.expired',
] as const
export type MineStrings = Strings<(typeof mineKeys)[number]>
