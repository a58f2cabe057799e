import { type CompanyFailure, inLanguage } from '@portal/contract'
import type { Flow } from './flow.ts'

type Config = { publicUrl: string }

/** The address of return, as it is registered at the provider. */
export const returnAddress = ({ publicUrl }: Config) => `${publicUrl}/v1/company/callback`

/** The storefront's page that takes the session, or says why there is none; it keeps the way back. */
export function arrivalPage(
  { publicUrl }: Config,
  { language, next, app }: Pick<Flow, 'language' | 'next' | 'app'>,
  failed?: CompanyFailure,
): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ next, app, failed })) if (value) query.set(name, value)
  const search = query.toString()
  return `${publicUrl}${inLanguage(language, '/signin/company')}${search && `?${search}`}`
}
