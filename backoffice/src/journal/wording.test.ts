import type { JournalEntry } from '@portal/contract'
import { JOURNAL_ACTORS, JOURNAL_KINDS, JOURNAL_OBJECTS } from '@portal/contract/rules'
import { messagesOf, translate } from '@portal/messages'
import { describe, expect, it } from 'vitest'
import { asLines } from './exportLines.ts'
import { actorOf, factsOf, kindOf, objectOf, type Translate } from './wording.ts'

const { appsAdmin, usersAdmin, ...others } = messagesOf('fr')
const tree = {
  appsAdmin,
  usersAdmin,
  ...others,
  resources: { manageapps: appsAdmin.resource, manageusers: usersAdmin.resource },
}
const t: Translate = (key, values) => translate(tree, key, values as Record<string, string | number>)

const entry = (over: Partial<JournalEntry>): JournalEntry => ({
  id: 1,
  at: '2026-11-22T09:00:00.000Z',
  kind: 'access.granted',
  actor: 'admin',
  actor_id: 2,
  actor_name: 'Ada Martin',
  object: 'access',
  object_id: 3,
  object_name: 'Vision Stock',
  app_id: 4,
  partner_id: 'enseigne',
  reason: null,
  details: {},
  ...over,
})

describe('the journal in words', () => {
  it('has words for every kind, actor and object', () => {
    for (const kind of JOURNAL_KINDS) expect(kindOf(entry({ kind }), t)).not.toContain('journalAdmin')
    for (const actor of JOURNAL_ACTORS)
      expect(actorOf(entry({ actor, actor_id: null, actor_name: null }), t)).not.toContain('journalAdmin')
    for (const object of JOURNAL_OBJECTS) expect(objectOf(entry({ object }), t)).not.toContain('journalAdmin')
  })
  it('names who is gone by a number', () => {
    expect(actorOf(entry({ actor_name: null }), t)).toBe('Personne supprimée (n° 2)')
  })
  it.each([
    [{ details: { from_status: 0, to_status: 1, duration_id: 7 } }, 'A confirmer → Accordé · 4h'],
    [{ details: { from_status: 4, to_status: 4, duration_id: 2, added_minutes: 10 } }, '1h · +10 min'],
    [
      { object: 'app', details: { fields: ['name', 'status'], from: 1, to: 2 } },
      'Nom, Statut · En préparation → En ligne',
    ],
    [{ object: 'app', details: { media: 'video', language: 'fr' } }, 'Vidéo · FR'],
    [{ object: 'parameter', details: { from: 'false', to: null } }, 'false → aucune valeur'],
    [
      { object: 'person', details: { roles_from: 'USER', roles_to: 'USER,ADMIN' } },
      'Rôle Utilisateur → Administrateur',
    ],
    [{ object: 'person', details: { status_from: 1, status_to: 3 } }, 'Statut Validé → Bloqué'],
    [{ object: 'person', kind: 'factor.set', details: { method: 'passkey' } }, 'Clé d’accès'],
  ] as [Partial<JournalEntry>, string][])('tells the facts of %j', (over, text) => {
    expect(factsOf(entry(over), t)).toBe(text)
  })
  it('is written as JSON Lines', () => {
    const lines = asLines([entry({}), entry({ id: 2 })]).split('\n')
    expect(lines).toHaveLength(3)
    expect(lines.slice(0, 2).map((line) => JSON.parse(line).id)).toEqual([1, 2])
  })
})
