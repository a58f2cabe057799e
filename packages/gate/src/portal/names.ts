import type { Language } from '@portal/contract/rules'
import type { Portal } from './portal.ts'

/** Spaces the questions to a portal that does not answer, in ms. */
const ASK_AGAIN_MS = 30_000

export type Names = ReturnType<typeof createNames>

/** Names the app in each language: as those who came in were told, or else as the portal says when it is asked. */
export function createNames(code: string, portal: Portal) {
  const names = new Map<Language, string>()
  let asked: Promise<void> | null = null

  async function ask() {
    try {
      const answer = await portal.askNothing()
      if (!answer.active)
        for (const language of ['fr', 'en'] as const) learn(language, answer.app_names?.[language])
    } catch {
      // The page says the code then, and nobody waits for the portal again for a while.
      setTimeout(() => {
        asked = null
      }, ASK_AGAIN_MS).unref()
    }
  }

  function learn(language: Language, name: string | undefined) {
    if (name) names.set(language, name)
  }

  return {
    learn,
    /** @returns the code where the portal does not tell */
    async of(language: Language): Promise<string> {
      if (!names.has(language)) {
        asked ??= ask()
        await asked
      }
      return names.get(language) ?? code
    },
  }
}
