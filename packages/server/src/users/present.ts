import type { User } from '@portal/contract'
import type { UserRow } from '../db/types.ts'

/** A row as it leaves the server. */
export const toUser = ({ optin_email, is_active, ...row }: UserRow): User => ({
  ...row,
  optin_email: optin_email === 1,
  is_active: is_active === 1,
})
