import type { IncomingMessage } from 'node:http'
import { type Language, preferredLanguage } from '@portal/contract/rules'
import type { Standing } from './access/accesses.ts'
import type { Pass } from './access/pass.ts'
import type { Deps } from './deps.ts'
import { type Address, askUrl } from './request/address.ts'

/** Describes a request: where it goes, who makes it, and whether the access runs. */
export type Visit = {
  address: Address
  pass: Pass | null
  /** Remembers who was here, when the access is over and its pass is gone. */
  farewell: Pass | null
  standing: Standing | { open: false; why: 'door' }
  language: Language
  /** Names the demo as the person knows it. */
  name: string
  /** Leads back to the portal. */
  portalUrl: string
}

export async function readVisit(deps: Deps, req: IncomingMessage, address: Address): Promise<Visit> {
  const pass = deps.passes.read(req.headers.cookie)
  const farewell = pass ?? deps.farewells.read(req.headers.cookie)
  if (pass) deps.events.start()
  const language = farewell?.locale ?? preferredLanguage(req.headers['accept-language'])
  return {
    address,
    pass,
    farewell,
    standing: pass ? await deps.accesses.standing(pass) : { open: false, why: whyOutside(deps, farewell) },
    language,
    name: farewell?.app_name ?? (await deps.names.of(language)),
    portalUrl: farewell?.portal_url ?? askUrl(deps.portalUrl, language, deps.code),
  }
}

/** Tells whoever was here until the end why the door is shut: browsers drop the pass at that moment. */
const whyOutside = ({ clock }: Deps, farewell: Pass | null) =>
  farewell && clock.now() >= farewell.access_exp * 1000 ? 'ended' : 'door'
