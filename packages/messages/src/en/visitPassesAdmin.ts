import type { visitPassesAdmin as french } from '../fr/visitPassesAdmin.ts'
import type { Translation } from '../types.ts'

/** Back office: visit passes. */
export const visitPassesAdmin = {
  seatsRange: 'Between 1 and 1,000 seats',
  fewerThanTaken: 'Fewer than the seats already taken',
  endAfterStart: 'The end must come after the start',
  endPassed: 'This end is in the past',
  help: 'A visit pass opens its apps to whoever scans it, at once and without a decision, as long as seats are left. Everybody keeps an account of their own.',
  resource: {
    page: { create: 'New visit pass' },
    fields: {
      id: 'No.',
      q: 'Search',
      name: 'Name',
      state: 'State',
      taken: 'Seats taken',
      opens_at: 'Start',
      closes_at: 'End',
      seats: 'Seats',
      duration_id: 'Duration granted',
      app_ids: 'Apps',
      created_at: 'Created on',
      updated_at: 'Updated on',
    },
  },
  nameHelp: 'Visitors read it: the fair, the day, the group.',
  windowHelp: 'Paris time. Seats can be taken between these two moments.',
  durationHelp: 'For each app, from its first opening.',
  views: 'Visit passes by state',
  all: 'All',
  state: { toCome: 'To come', open: 'Open', full: 'Full', over: 'Over' },
  seatsTaken: '%{taken} of %{seats}',
  seatsInWords: '%{smart_count} of %{seats} seats taken |||| %{smart_count} of %{seats} seats taken',
  code: {
    title: 'QR code',
    help: 'Whoever has this code can take a seat. Renew the key if it gets around: the old code stops working at once.',
    address: 'Address',
    print: 'Print',
    renew: 'Renew the key',
    ask: 'Renew the key?',
    confirm: 'The printed code stops working at once. Seats that were taken stay taken.',
    renewed: 'The key is renewed. Print the new page.',
    renewedAt: 'Key renewed on %{date}.',
  },
  guests: {
    title: 'Who came',
    none: 'Nobody has taken a seat yet.',
    deleted:
      'And one person whose account is deleted. |||| And %{smart_count} people whose accounts are deleted.',
    accessOf: 'Access of %{name}',
    resource: {
      name: 'Guest |||| Guests',
      fields: {
        taken_at: 'Seat taken on',
        organisation: 'Organisation',
        name: 'Person',
        email: 'E-mail',
      },
    },
  },
  print: {
    title: 'Page to print: %{name}',
    button: 'Print',
    back: 'Back to the visit pass',
  },
  delete: {
    button: 'Delete the visit pass',
    title: 'Delete “%{name}”?',
    text: 'Its code stops working, and the list of who came is lost. Access that was granted stays.',
  },
} as const satisfies Translation<typeof french>
