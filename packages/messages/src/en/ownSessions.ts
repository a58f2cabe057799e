import type { ownSessions as french } from '../fr/ownSessions.ts'
import type { Translation } from '../types.ts'

export const ownSessions = {
  title: 'My open sessions',
  intro: 'If you do not recognise a session, end it, then change your password.',
  here: 'this session',
  unknown: 'Unknown device',
  began: 'Started on %{date}',
  beganAtCompany: 'Started on %{date}, with your company’s sign-in',
  seen: 'Last active on %{date}',
  end: 'End',
  endNamed: 'End the session %{device}, started on %{date}',
  endOthers: 'End all other sessions',
  ended: 'The session has ended.',
  othersEnded: 'All your other sessions have ended.',
  onlyOne: 'No other session is open.',
  eventsTitle: 'What happened recently',
  event: '%{kind}, %{by}',
  kinds: {
    'person.rights': 'Rights or status of the account changed',
    'person.changed': 'Profile changed',
    'person.sessions': 'Sessions ended',
    'signin.succeeded': 'Sign-in',
    'signin.failed': 'Sign-in refused',
    'signin.ended': 'Sign-out',
    'security.password': 'Password changed',
    'factor.set': 'Second factor added',
    'factor.removed': 'Second factor removed',
    'factor.reset': 'Second factors reset',
    'factor.recovery': 'Recovery code used',
  },
  by: {
    you: 'by you',
    team: 'by the lab team',
    portal: 'by the portal',
    stranger: 'by someone unknown',
  },
} satisfies Translation<typeof french>
