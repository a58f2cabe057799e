import type { VisitGuest, VisitPass } from '@portal/contract'
import { formatParis } from '@portal/contract/rules'
import type { ExportColumn } from '../csv/exporter.ts'

const field = (name: string) => `resources.visitpasses.fields.${name}`
const guest = (name: string) => `resources.visitguests.fields.${name}`

export const exportColumns: ExportColumn<VisitPass>[] = [
  { heading: field('name'), cell: ({ name }) => name },
  { heading: field('state'), cell: ({ state }, t) => t(`visitPassesAdmin.state.${state}`) },
  { heading: field('taken'), cell: ({ taken }) => taken },
  { heading: field('seats'), cell: ({ seats }) => seats },
  { heading: field('opens_at'), cell: ({ opens_at }) => formatParis(opens_at) },
  { heading: field('closes_at'), cell: ({ closes_at }) => formatParis(closes_at) },
]

export const guestColumns: ExportColumn<VisitGuest>[] = [
  { heading: guest('name'), cell: ({ prenom, nom }) => `${prenom} ${nom}` },
  { heading: guest('email'), cell: ({ email }) => email },
  { heading: guest('organisation'), cell: ({ organisation }) => organisation },
  { heading: guest('taken_at'), cell: ({ taken_at }) => formatParis(taken_at) },
]
