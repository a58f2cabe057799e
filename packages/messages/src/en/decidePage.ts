import type { decidePage as fr } from '../fr/decidePage.ts'
import type { Translation } from '../types.ts'

export const decidePage = {
  title: 'Review this request',
  reason: 'Reason for a refusal',
  noReason: 'No reason',
  ownReason: 'Or a reason in your own words',
  earlier: 'Earlier requests for this app',
  inConsole: 'Open the request in the console',
  done: 'Your decision has been recorded',
  used: 'This link has been used already',
  decided: 'This request has been answered already',
  outcome: 'State of the request: %{state}. Decided by %{person} on %{date}, Paris time.',
  stillWaiting: 'The request is still waiting for an answer: decide in the console.',
  nobody: 'the person themselves or the portal',
  failed: 'The decision was not made',
  unknown: 'This link leads nowhere',
  unknownHelp: 'It has expired, or the request is gone.',
  queue: 'See the queue of requests',
} satisfies Translation<typeof fr>
