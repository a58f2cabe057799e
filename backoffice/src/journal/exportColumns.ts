import type { JournalEntry } from '@portal/contract'
import { formatParis } from '@portal/contract/rules'
import type { ExportColumn } from '../csv/exporter.ts'
import { actorOf, factsOf, kindOf, objectOf } from './wording.ts'

const field = (name: string) => `resources.journal.fields.${name}`

export const exportColumns: ExportColumn<JournalEntry>[] = [
  { heading: field('id'), cell: ({ id }) => id },
  { heading: field('at'), cell: ({ at }) => formatParis(at) },
  { heading: field('kind'), cell: kindOf },
  { heading: field('actor'), cell: ({ actor }, t) => t(`journalAdmin.actor.${actor}`) },
  { heading: field('actor_id'), cell: actorOf },
  { heading: field('object'), cell: objectOf },
  { heading: field('object_id'), cell: ({ object_id }) => object_id },
  { heading: field('details'), cell: factsOf },
  { heading: field('reason'), cell: ({ reason }) => reason },
  { heading: field('partner_id'), cell: ({ partner_id }) => partner_id },
]
