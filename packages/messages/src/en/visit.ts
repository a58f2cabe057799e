import type { visit as french } from '../fr/visit.ts'
import type { Translation } from '../types.ts'

/** The page of a visit pass, and what sign-in and registration say of it. */
export const visit = {
  title: 'Your visit pass',
  until: 'Seats can be taken until %{date}, Paris time.',
  appsOne: 'With this visit pass, you try this app for %{duration}:',
  apps: 'With this visit pass, you try these apps, each for %{duration}:',
  clock: 'The clock only starts when you open an app.',
  how: 'Create your account or sign in: your seat is taken at once, with no answer to wait for.',
  register: 'Create my account',
  signin: 'I have an account',
  take: 'Take my seat',
  taking: 'One moment…',
  noApps: 'The apps of this visit pass are not online at the moment.',
  early: 'This visit pass opens on %{date}, Paris time. Scan the code again then.',
  full: 'This visit pass is full: every seat is taken.',
  over: 'This visit pass ended on %{date}, Paris time.',
  otherwise: 'You can ask for access on the page of each app.',
  unknown:
    'This is not, or no longer, the code of a visit pass: it may have been renewed. Ask for the new one at the desk.',
  missing: 'Scan the QR code of your visit pass to open it.',
  scan: 'Scan a QR code',
  seeApps: 'See the apps',
  taken: 'Your seat is taken. Your apps are ready.',
  takenBefore: 'You already have a seat with this visit pass.',
  waiting: 'Your seat is taken. Your apps will open once your account is approved.',
  outcome: {
    granted: 'Ready to open',
    waiting: 'Waiting for an answer',
    kept: 'You already had access',
    closed: 'Not online at the moment',
    limit: 'Limit of access already reached',
  },
  registerFor: 'Create your account: your seat for “%{name}” is taken at once.',
  signinFor: 'Sign in: your seat for “%{name}” is taken at once.',
  registerWithout: 'You can create your account all the same: send the form again.',
} as const satisfies Translation<typeof french>
