import { AppStatus, type JournalEntry, type JournalKind, type WebhookEvent } from '@portal/contract'

type Entry = {
  kind: JournalKind
  object_id: number | null
  app_id: number | null
  details: JournalEntry['details']
}

/** Event for webhooks: numbers only, which a receiver may look up. `topic` names the story that is told in order. */
export type Told = { type: WebhookEvent; topic: string; data: Record<string, number | null> }

/** Tells whether an entry of the journal is an event that addresses are told of. */
export function eventOf({ kind, object_id, app_id, details }: Entry): Told | null {
  switch (kind) {
    case 'access.asked':
    case 'access.granted':
    case 'access.opened':
    case 'access.extended':
    case 'access.ended':
    case 'access.revoked':
      return { type: kind, topic: `access:${object_id}`, data: { access_id: object_id, app_id } }
    case 'person.deleted':
      return { type: kind, topic: `person:${object_id}`, data: { user_id: object_id } }
    case 'app.created':
    case 'app.changed':
      return details.to === AppStatus.online
        ? { type: 'app.published', topic: `app:${object_id}`, data: { app_id } }
        : null
    default:
      return null
  }
}
