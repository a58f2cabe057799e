import type { IncomingHttpHeaders } from 'node:http'
import type { Language } from '@portal/contract/rules'

/** Tells who is in front of the demo, as its gate says (docs/integrating-a-demo.md). */
export type Visitor = { name: string; app: string; language: Language }

const decoded = (value: string | string[] | undefined) => decodeURIComponent(String(value ?? ''))

export const readVisitor = (headers: IncomingHttpHeaders): Visitor => ({
  name: decoded(headers['x-portal-name']),
  app: decoded(headers['x-portal-app']),
  language: headers['x-portal-locale'] === 'en' ? 'en' : 'fr',
})
