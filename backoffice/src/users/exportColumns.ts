import type { User } from '@portal/contract'
import { roleOf } from '@portal/contract/rules'
import { dateCell, type ExportColumn } from '../csv/exporter.ts'

const field = (name: string) => `resources.manageusers.fields.${name}`

export const exportColumns: ExportColumn<User>[] = [
  { heading: field('id'), cell: ({ id }) => id },
  { heading: field('civility'), cell: ({ civility }, t) => t(`vocabulary.civility.${civility}`) },
  { heading: field('prenom'), cell: ({ prenom }) => prenom },
  { heading: field('nom'), cell: ({ nom }) => nom },
  { heading: field('email'), cell: ({ email }) => email },
  { heading: field('telephone'), cell: ({ telephone }) => telephone },
  { heading: field('organisation'), cell: ({ organisation }) => organisation },
  { heading: field('fonction'), cell: ({ fonction }) => fonction },
  { heading: field('status'), cell: ({ status }, t) => t(`vocabulary.userStatus.${status}`) },
  {
    heading: field('roles'),
    cell: ({ roles }, t) => t(`usersAdmin.role.${roleOf(roles)}`),
  },
  {
    heading: field('optin_email'),
    cell: ({ optin_email }, t) => t(optin_email ? 'common.yes' : 'common.no'),
  },
  { heading: field('partner_id'), cell: ({ partner_id }) => partner_id },
  { heading: field('created_at'), cell: ({ created_at }) => dateCell(created_at) },
  { heading: field('last_connect_at'), cell: ({ last_connect_at }) => dateCell(last_connect_at) },
]
