import type { AdminAccess } from '@portal/contract'
import { dateCell, type ExportColumn } from '../csv/exporter.ts'

const field = (name: string) => `resources.requestappaccess.fields.${name}`

export const exportColumns: ExportColumn<AdminAccess>[] = [
  { heading: field('id'), cell: ({ id }) => id },
  { heading: field('state'), cell: ({ state }, t) => t(`vocabulary.accessState.${state}`) },
  { heading: field('app_code'), cell: ({ app_code }) => app_code },
  { heading: field('name'), cell: ({ name }) => name },
  { heading: field('prenom'), cell: ({ prenom }) => prenom },
  { heading: field('nom'), cell: ({ nom }) => nom },
  { heading: field('email'), cell: ({ email }) => email },
  { heading: field('organisation'), cell: ({ organisation }) => organisation },
  { heading: field('fonction'), cell: ({ fonction }) => fonction },
  { heading: field('partner_id'), cell: ({ partner_id }) => partner_id },
  { heading: field('duration_id'), cell: ({ duration_id }, t) => t(`vocabulary.duration.${duration_id}`) },
  { heading: field('nb_access'), cell: ({ nb_access }) => nb_access },
  { heading: field('created_at'), cell: ({ created_at }) => dateCell(created_at) },
  { heading: field('decided_at'), cell: ({ decided_at }) => dateCell(decided_at) },
  { heading: field('decided_by_name'), cell: ({ decided_by_name }) => decided_by_name },
  { heading: field('reason'), cell: ({ reason }) => reason },
  { heading: field('activated_at'), cell: ({ activated_at }) => dateCell(activated_at) },
  { heading: field('expire_at'), cell: ({ expire_at }) => dateCell(expire_at) },
]
