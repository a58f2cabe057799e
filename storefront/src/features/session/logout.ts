import { portal } from '../../stores/portal.ts'

/** Longest wait for the server's answer. */
const PATIENCE_MS = 2000

/** Clears the session, tells the server and leads home. Works even when the server cannot be reached. */
export async function logout(home: string): Promise<void> {
  const told = portal.tokens.signOut().catch(() => undefined)
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  location.replace(home)
}
