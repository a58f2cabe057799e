import type { gate as french } from '../fr/gate.ts'
import type { Translation } from '../types.ts'

/** The pages and the clock that a gate shows before a demo. */
export const gate = {
  portal: 'Apps portal',
  brand: 'Next by Epsilon',
  door: {
    title: 'This demo opens from the portal',
    detail:
      'Access to %{name} is personal and time-limited. Open the demo from the portal: it hands you a ticket and brings you here.',
    action: 'Go to the portal',
  },
  ended: {
    title: 'Your time is up',
    detail: 'Thank you for trying %{name}. The door closed on schedule.',
    action: 'Request access again',
  },
  revoked: {
    title: 'Your access has ended',
    detail:
      'The lab team closed your access to %{name} early. You can request access again, or write to the team, from the portal.',
    action: 'Back to the portal',
  },
  left: {
    title: 'See you soon',
    detail: 'Thank you for trying %{name}. Your access is still running: you can come back right away.',
    action: 'Back to the demo',
  },
  ticket: {
    title: 'This ticket is no longer valid',
    detail:
      'A ticket works once, for one demo, within five minutes of being issued. Open %{name} from the portal again to get a fresh one.',
    action: 'Reopen from the portal',
  },
  unavailable: {
    title: 'The portal is not answering right now',
    detail:
      'Your ticket for %{name} could not be checked. Wait a moment, then open the demo from the portal again.',
    action: 'Back to the portal',
  },
  missing: {
    title: 'There is no demo at this address',
    detail: 'Demos open from the portal, each with a ticket of its own.',
    action: 'Go to the portal',
  },
  asleep: {
    title: 'The demo is not answering',
    detail:
      '%{name} is taking longer than expected to answer. This page tries again every five seconds; keep it open.',
    action: 'Back to the portal',
  },
  farewell: {
    used: 'Time used: %{time}',
    timeLeft: 'You have %{time} left.',
    minutes: '%{count} min',
    hours: '%{hours} h %{minutes} min',
    lessThanAMinute: 'less than a minute',
    about: 'Your feedback',
    voluntary: 'Two questions, if you like.',
    useful: 'Was this demo useful to you?',
    usefulNo: 'No',
    usefulSoSo: 'Somewhat',
    usefulYes: 'Yes',
    again: 'Would you like to use it for real?',
    againYes: 'Yes',
    againNo: 'No',
    comment: 'Anything to add (optional)',
    send: 'Send',
    thanks: 'Thank you, your feedback has arrived.',
    incomplete: 'Choose an answer to each of the two questions.',
    notSent: 'Your feedback could not be sent. Try again in a moment.',
    next: 'You might also like: %{name}',
    askAgain: 'Request access again',
    portal: 'Back to the portal',
  },
  clock: {
    label: 'Time left',
    group: 'Your access to %{name}',
    lastMinutes: 'You have less than five minutes left.',
    lastMinute: 'You have less than one minute left.',
    leave: 'Leave',
    more: 'Add %{count} minutes',
    added: '%{count} minutes were added.',
    notAdded: 'The time could not be added.',
    day: 'd',
    hour: 'h',
    minute: 'min',
    second: 's',
  },
} as const satisfies Translation<typeof french>
