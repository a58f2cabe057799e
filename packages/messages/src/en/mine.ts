import type { mine as french } from '../fr/mine.ts'
import type { Translation } from '../types.ts'

export const mine = {
  days: '%{days} d %{hours} h',
  hours: '%{hours} h %{minutes} min',
  minutes: '%{minutes} min',
  card: {
    waiting: 'Requested %{ago}',
    granted: 'Open before %{date}',
    running: '%{left} left',
    lapsed: 'Not opened in time',
    refused: 'Refused',
    revoked: 'Withdrawn',
    expired: 'Ended',
  },
  page: {
    waiting: 'You asked for access %{ago}, on %{date}. The answer comes by e-mail.',
    granted: 'Your access is ready: open it before %{date}.',
    running: 'You’re in: %{left} left.',
    lapsed: 'Your access was not opened in time. You can request another.',
    refused: 'Your last request was refused. You can make another.',
    revoked: 'The lab has withdrawn your access. You can request another.',
    expired: 'Your last access ended on %{date}. You can request another.',
  },
  bar: {
    running: '%{left} left',
    granted: 'ready to open: %{count}',
    waiting: 'waiting for an answer: %{count}',
  },
} satisfies Translation<typeof french>
