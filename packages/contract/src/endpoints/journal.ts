import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { JournalEntry } from '../journal.ts'
import { anyOf, from, list, until } from '../list.ts'
import { JOURNAL_ACTORS, JOURNAL_KINDS, JOURNAL_OBJECTS } from '../rules/journal.ts'
import { journalEntry } from '../samples.ts'

const tag = 'journal'

export const listJournal = endpoint({
  get: '/v1/journal/',
  who: 'admin',
  tag,
  summary: 'List the journal',
  about:
    'Who did what, when, on what and through which partner. No call changes an entry. `after` gives entries with a higher id, for a reader that goes on where it stopped.',
  list: list({
    row: JournalEntry,
    sorts: ['at', 'id'],
    defaultSort: ['at', 'desc'],
    filter: {
      kind: anyOf(z.enum(JOURNAL_KINDS)).optional(),
      actor: anyOf(z.enum(JOURNAL_ACTORS)).optional(),
      actor_id: anyOf(id).optional(),
      object: anyOf(z.enum(JOURNAL_OBJECTS)).optional(),
      object_id: anyOf(id).optional(),
      app_id: anyOf(id).optional(),
      from: from.optional(),
      to: until.optional(),
      after: z.int().min(0).optional(),
    },
  }),
  example: { answer: [journalEntry] },
})
