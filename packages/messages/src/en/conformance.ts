import type { conformance as french } from '../fr/conformance.ts'
import type { Translation } from '../types.ts'

/** Sentences of the conformance list: what is tried, and what to mend where it fails; the keys are the cases. */
export const conformance = {
  valid: {
    title: 'A valid ticket opens the demo',
    mend: 'Exchange the ticket at the portal, set a cookie of your own and answer with a 303 redirect.',
  },
  address: {
    title: 'The ticket leaves the address and is passed on to nobody',
    mend: 'Redirect to the address without the ticket, with “Referrer-Policy: no-referrer”.',
  },
  cookie: {
    title: 'The cookie is protected',
    mend: 'Set the cookie with HttpOnly, SameSite and, on https, Secure.',
  },
  tampered_cookie: {
    title: 'A changed cookie opens nothing',
    mend: 'Sign the cookie and check the signature with every request.',
  },
  no_pass: {
    title: 'Without a ticket or a cookie, nothing opens',
    mend: 'Put the check in front of every address of the demo.',
  },
  replay: {
    title: 'A ticket works once',
    mend: 'Let the portal exchange every ticket, and open nothing when it refuses.',
  },
  other_app: {
    title: 'Another app’s ticket is refused',
    mend: 'Compare “aud” with your app’s code.',
  },
  expired: {
    title: 'A ticket that is too old is refused',
    mend: 'Check “exp” against the portal’s time.',
  },
  alg_none: {
    title: 'A ticket without a signature is refused',
    mend: 'Accept the algorithm ES256 only, whatever the ticket says.',
  },
  tampered_ticket: {
    title: 'A changed ticket is refused',
    mend: 'Check the signature against the portal’s published keys.',
  },
  rotated_key: {
    title: 'A new key of the portal is recognised',
    mend: 'Read the list of keys again when a ticket names one that you do not know.',
  },
  clock_behind: {
    title: 'A ticket that seems only just expired is accepted',
    mend: 'Allow for a minute between your clock and the portal’s.',
  },
  clock_ahead: {
    title: 'A ticket that seems issued in the future is accepted',
    mend: 'Do not refuse a ticket whose “iat” is less than a minute ahead.',
  },
  portal_away: {
    title: 'While the portal does not answer, nobody gets in',
    mend: 'Open nothing when the exchange does not answer with an access.',
  },
  cache: {
    title: 'No page stays in a cache',
    mend: 'Serve pages with “Cache-Control: no-store”, and the rest with “private, no-cache”.',
  },
  socket_no_pass: {
    title: 'Without the cookie, no WebSocket opens',
    mend: 'Also check the cookie when a connection asks to become a WebSocket.',
  },
  socket_foreign: {
    title: 'A WebSocket from another site is refused',
    mend: 'Compare “Origin” with the demo’s public address.',
  },
  socket_revoked: {
    title: 'An open WebSocket is cut on revocation',
    mend: 'Follow the portal’s events and close the open connections of the access.',
  },
  stream_revoked: {
    title: 'An open stream is cut on revocation',
    mend: 'Follow the portal’s events and also close the responses in progress.',
  },
  page_revoked: {
    title: 'Pages close after a revocation',
    mend: 'Ask the portal at least every 30 seconds whether the access still runs.',
  },
  ended: {
    title: 'The gate closes at the end of the access',
    mend: 'Compare “access_exp” with the portal’s time on every request.',
  },
  direct: {
    title: 'The demo does not answer without its gate',
    mend: 'Let the demo listen on 127.0.0.1, or behind a firewall.',
  },
} as const satisfies Translation<typeof french>
