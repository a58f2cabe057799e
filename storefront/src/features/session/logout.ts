import { portal } from '../../stores/portal.ts'

/** Longest wait for the server's answer. */
const PATIENCE_MS = 2000

/** Clears the session, tells the server and leads home, through the company's provider if the session began there. Works even when the server cannot be reached. */
export async function logout(home: string): Promise<void> {
  const told = portal.tokens.signOut().catch(() => null)
  const impatient = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null))
  location.replace((await Promise.race([told, impatient])) ?? home)
}
