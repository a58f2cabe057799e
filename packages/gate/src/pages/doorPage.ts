import type { Language } from '@portal/contract/rules'
import { type Html, html } from './html.ts'
import { action, page } from './page.ts'
import { fill, gateTexts } from './texts.ts'

/**
 * Says why the door is shut: nobody knocked with a ticket, the access is over, the ticket is no good, the portal or the
 * demo does not answer, no such door.
 */
export type DoorReason = 'door' | 'ended' | 'revoked' | 'ticket' | 'unavailable' | 'asleep' | 'missing'

/** Draws the page that stands in for the demo while its door is shut. */
export function doorPage(door: {
  reason: DoorReason
  name: string
  language: Language
  assets: string
  /** Leads to the portal's page where the person may ask (again). */
  portalUrl: string
}): Html {
  const { reason, name, language, portalUrl } = door
  const { title, detail, action: label } = gateTexts[language][reason]
  const words = html`<p class="detail">${fill(detail, { name })}</p>
${action(portalUrl, label)}`
  return page({ ...door, title, words })
}
