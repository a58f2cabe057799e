import type { webhooksAdmin as french } from '../fr/webhooksAdmin.ts'
import type { Translation } from '../types.ts'

export const webhooksAdmin = {
  httpsOnly: 'An https address is needed',
  privateAddress: 'This address belongs to a private network',
  help: 'For each chosen event the portal sends a signed message (Standard Webhooks 1.0) to this address: numbers, no personal data.',
  resource: {
    page: { create: 'New webhook' },
    fields: {
      id: 'No.',
      q: 'Search',
      url: 'Address',
      description: 'Description',
      events: 'Events',
      is_active: 'In service',
      gone_at: 'Stopped by the receiver',
      created_at: 'Created on',
      updated_at: 'Updated on',
    },
  },
  event: {
    access: {
      asked: 'Access requested',
      granted: 'Access granted',
      opened: 'Access opened',
      extended: 'Access extended',
      ended: 'Access ended',
      revoked: 'Access revoked',
    },
    app: { published: 'App put online' },
    person: { deleted: 'Person deleted' },
  },
  secret: {
    title: 'Secret',
    help: 'The receiver verifies the signature of each message with this secret. It is shown only once.',
    button: 'Get a new secret',
    ask: 'Replace the secret?',
    confirm: 'The old secret signs for another 24 hours, time enough to hand the new one to the receiver.',
    renew: 'Replace',
    once: 'Copy this secret now: it will not be shown again.',
    label: 'Secret',
  },
  deliveries: {
    title: 'Latest messages',
    fields: {
      created_at: 'Date',
      type: 'Event',
      state: 'State',
      tries: 'Attempts',
      answer: 'Answer',
      message_id: 'webhook-id',
    },
    state: { waiting: 'Waiting', delivered: 'Received', failed: 'Abandoned' },
    again: 'Send again',
    againFor: 'Send message %{id} again',
    queued: 'The message will be sent again with the same identifier.',
    next: 'Next attempt on %{date}',
  },
  delete: {
    button: 'Delete the webhook',
    title: 'Delete “%{name}”?',
    text: 'Messages waiting for this address are lost.',
  },
} satisfies Translation<typeof french>
