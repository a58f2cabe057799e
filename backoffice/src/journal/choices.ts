import { JOURNAL_ACTORS, JOURNAL_KINDS, JOURNAL_OBJECTS } from '@portal/contract/rules'

/** Builds the choices of a select input from message keys, which react-admin translates. */
const named = (group: string, ids: readonly string[]) =>
  ids.map((id) => ({ id, name: `journalAdmin.${group}.${id}` }))

export const kindChoices = named('kind', JOURNAL_KINDS)
export const actorChoices = named('actor', JOURNAL_ACTORS)
export const objectChoices = named('object', JOURNAL_OBJECTS)
