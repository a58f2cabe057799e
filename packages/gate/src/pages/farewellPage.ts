import type { Pass } from '../access/pass.ts'
import type { Deps } from '../deps.ts'
import { askUrl } from '../request/address.ts'
import type { Visit } from '../visit.ts'
import { type FeedbackState, feedbackForm } from './feedbackForm.ts'
import { type Html, html } from './html.ts'
import { action, page } from './page.ts'
import { fill, gateTexts, inWords } from './texts.ts'

/** Thanks somebody who was here, and offers what may come next. */
export function farewellPage(
  { clock, assets, basePath, portalUrl: portal }: Deps,
  visit: Visit & { reason: 'ended' | 'revoked' | 'left'; farewell: Pass },
): Html {
  const { reason, farewell, standing, language, name, portalUrl, address } = visit
  const { farewell: texts, ...gate } = gateTexts[language]
  const now = clock.now()
  const until = Math.min(now, farewell.access_exp * 1000)
  const used = fill(texts.used, { time: inWords(until - farewell.entered_at * 1000, language) })
  const left = standing.open && fill(texts.timeLeft, { time: inWords(standing.endsAt - now, language) })
  const next = farewell.next_app
  const words = html`<p class="detail">${fill(gate[reason].detail, { name })}</p>
<p class="facts">${reason === 'revoked' ? '' : used}${left ? ` · ${left}` : ''}</p>
<p class="actions">${standing.open ? action(`${basePath}/`, gate.left.action) : action(withAsk(portalUrl), texts.askAgain)}
${action(portalUrl, texts.portal, 'quiet')}</p>
${feedbackForm({ language, assets, reason, state: feedbackState(address.query), typed: address.query })}
${next ? html`<p>${action(askUrl(portal, language, next.code), fill(texts.next, next), 'quiet')}</p>` : ''}`
  return page({ reason, language, title: gate[reason].title, name, assets, words })
}

/** Has the portal open its request with the reason filled in. */
function withAsk(portalUrl: string) {
  const url = new URL(portalUrl)
  url.searchParams.set('ask', '1')
  return url.href
}

function feedbackState(query: URLSearchParams): FeedbackState {
  const said = query.get('feedback')
  return said === 'sent' || said === 'incomplete' || said === 'failed' ? said : 'open'
}
