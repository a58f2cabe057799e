import type { JournalEntry } from '@portal/contract'
import type { FoundEntry } from './queries.ts'

/** An entry as administrators and their tools read it. */
export function presentEntry({ details, ...row }: FoundEntry): JournalEntry {
  const { id, at, kind, actor, actor_id, object, object_id, app_id, partner_id, reason } = row
  return {
    id,
    at,
    kind,
    actor,
    actor_id,
    actor_name: row.actor_name ?? nameOf(row.actor_prenom, row.actor_nom),
    object,
    object_id,
    object_name: row.object_name ?? nameOf(row.person_prenom, row.person_nom) ?? row.app_name,
    app_id,
    partner_id,
    reason,
    details: {
      ...(object === 'access' && factsOfAccess(row)),
      ...(JSON.parse(details ?? '{}') as JournalEntry['details']),
    },
  }
}

const nameOf = (prenom: string | null, nom: string | null) => (prenom && nom ? `${prenom} ${nom}` : null)

const factsOfAccess = ({
  from_status,
  to_status,
  duration_id,
  added_minutes,
  rule,
  rule_value,
}: Omit<FoundEntry, 'details'>) => ({
  from_status,
  to_status,
  duration_id,
  ...(added_minutes !== null && { added_minutes }),
  ...(rule !== null && { rule, rule_value }),
})
