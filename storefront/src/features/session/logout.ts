import { portal } from '../../stores/portal.ts'

/**
 * Clears the session, tells the server, and leads home (specification, section 4). A server that cannot
 * be told keeps nobody signed in here.
 */
export async function logout(home: string): Promise<void> {
  await portal.tokens.signOut().catch(() => undefined)
  location.replace(home)
}
