import { afterAll, beforeAll } from 'vitest'
import { type Sample, startSample } from '../sample/sample.ts'
import { startTestPortal, type TestPortal } from './portal.ts'
import { createVisitor } from './visitor.ts'

export const CODE = 'CARBONE24'
export const OTHER_CODE = 'VISIOSTOCK'
const SECRETS = { [CODE]: 'a secret of its own', [OTHER_CODE]: 'another secret' }

/** The sample app and the portal that it belongs to, for the length of a test file. */
export function useGatedSample(options: { introspectEveryMs?: number } = {}) {
  const context = { offsetMs: 0, warnings: [] as string[] } as {
    portal: TestPortal
    sample: Sample
    /** Moves the machine's clock of the demo. */
    offsetMs: number
    warnings: string[]
  }

  beforeAll(async () => {
    context.portal = await startTestPortal(SECRETS)
    context.sample = await startSample({
      port: 0,
      portalUrl: context.portal.url,
      apps: SECRETS,
      now: () => new Date(Date.now() + context.offsetMs),
      warn: (message) => context.warnings.push(message),
      ...options,
    })
  })
  afterAll(async () => {
    await context.sample.close()
    await context.portal.close()
  })

  return {
    context,
    visitor: (language?: string) => createVisitor(context.sample.url, language),
    /** A visitor with the cookie of a fresh access of so many minutes. */
    async admitted(minutes = 60) {
      const access = context.portal.grant(CODE, minutes)
      const visitor = createVisitor(context.sample.url)
      const entered = await visitor.get(`/${CODE}/?token=${await context.portal.mint(access)}`)
      return { access, visitor, entered }
    },
  }
}
