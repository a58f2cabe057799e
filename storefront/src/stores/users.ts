import { userCalls } from '@portal/client/users'
import { portal } from './portal.ts'

/** Calls about accounts: pages without an account to show load none of them. */
export const users = userCalls(portal)
