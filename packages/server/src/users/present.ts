import type { User } from '@portal/contract'
import type { UserRow } from '../db/tables.ts'

/** Presents a user, field by field, so that no new column leaves by itself. */
export const toUser = (row: UserRow): User => ({
  id: row.id,
  uuid: row.uuid,
  email: row.email,
  nom: row.nom,
  prenom: row.prenom,
  telephone: row.telephone,
  organisation: row.organisation,
  fonction: row.fonction,
  optin_email: row.optin_email === 1,
  civility: row.civility,
  language: row.language,
  status: row.status,
  roles: row.roles,
  is_active: row.is_active === 1,
  partner_id: row.partner_id,
  created_at: row.created_at,
  updated_at: row.updated_at,
  last_connect_at: row.last_connect_at,
  email_confirmed_at: row.email_confirmed_at,
  company_only: row.password_hash === '',
  second_factor: row.factor_since !== null,
  consent_version: row.consent_version,
  consent_at: row.consent_at,
})
