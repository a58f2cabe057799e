import { afterAll, beforeAll } from 'vitest'
import { type Running, serve } from '../src/command/serve.ts'
import type { DemoSettings, Settings } from '../src/command/settings.ts'
import { startDemo, type TestDemo } from './demo.ts'
import { startTestPortal, type TestAccess, type TestPortal } from './portal.ts'
import { createVisitor } from './visitor.ts'

export const CODE = 'CARBONE24'
const SECRET = 'a secret of its own'

/** A demo of the tests behind the command, and the portal that it belongs to, for the length of a test file. */
export function useGatedDemo(options: Partial<DemoSettings> = {}, process: Partial<Settings> = {}) {
  const context = { warnings: [] as string[] } as {
    portal: TestPortal
    demo: TestDemo
    gate: Running
    warnings: string[]
  }

  beforeAll(async () => {
    context.portal = await startTestPortal({ [CODE]: SECRET })
    context.demo = await startDemo()
    const demo: DemoSettings = {
      code: CODE,
      secret: SECRET,
      portalUrl: context.portal.url,
      upstream: { origin: context.demo.url, path: '' },
      addressHeader: 'x-forwarded-uri',
      basePath: '',
      stripBase: false,
      publicUrl: undefined,
      secure: false,
      hasClock: true,
      answerTimeoutMs: 500,
      ...options,
    }
    context.gate = await serve(
      { host: '127.0.0.1', port: 0, trustProxy: [], metricsToken: undefined, demos: [demo], ...process },
      { introspectEveryMs: 400, warn: (message) => context.warnings.push(message) },
    )
  })
  afterAll(async () => {
    await context.gate.close()
    await context.demo.close()
    await context.portal.close()
  })

  return {
    context,
    visitor: (language?: string) => createVisitor(context.gate.url, language),
    /** Somebody who is in, with an access of so many minutes. */
    async admitted(minutes = 60, details: Partial<TestAccess> = {}) {
      const access = context.portal.grant(CODE, minutes, details)
      const visitor = createVisitor(context.gate.url)
      const base = options.basePath ?? ''
      const entered = await visitor.get(`${base}/?token=${await context.portal.mint(access)}`)
      return { access, visitor, entered }
    },
  }
}
