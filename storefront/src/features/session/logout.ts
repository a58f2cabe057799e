import { portal } from '../../stores/portal.ts'

/** How long the server may take to hear of it. */
const PATIENCE_MS = 2000

/**
 * Clears the session, tells the server, and leads home (specification, section 4). A server that cannot
 * be told, or does not answer, keeps nobody signed in here.
 */
export async function logout(home: string): Promise<void> {
  const told = portal.tokens.signOut().catch(() => undefined)
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  location.replace(home)
}
