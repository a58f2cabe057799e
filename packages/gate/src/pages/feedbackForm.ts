import type { Language } from '@portal/contract/rules'
import { type Html, html, join } from './html.ts'
import { gateTexts } from './texts.ts'

export type FeedbackState = 'open' | 'sent' | 'incomplete' | 'failed'

export const COMMENT_MAX = 1000

/** Draws the mouths of the three faces. */
const FACES = { no: 'M8 17q4-4 8 0', soSo: 'M8 15.5h8', yes: 'M8 14q4 4 8 0' } as const

/** Asks two questions of one press each and a line of text, sent without a script. */
export function feedbackForm(options: {
  language: Language
  assets: string
  reason: string
  state: FeedbackState
  /** Answers that were given and did not arrive. */
  typed: URLSearchParams
}): Html {
  const { language, assets, reason, state, typed } = options
  const texts = gateTexts[language].farewell
  if (state === 'sent') return html`<p class="thanks" role="status">${texts.thanks}</p>`
  const problem = { incomplete: texts.incomplete, failed: texts.notSent, open: '' }[state]
  return html`<form class="feedback" method="post" action="${assets}/feedback">
<h2>${texts.about}</h2>
<p class="hint">${texts.voluntary}</p>
${problem ? html`<p class="problem" role="alert" tabindex="-1" autofocus>${problem}</p>` : ''}
<input type="hidden" name="why" value="${reason}">
${question('useful', texts.useful, typed, [
  { value: 0, label: texts.usefulNo, face: FACES.no },
  { value: 1, label: texts.usefulSoSo, face: FACES.soSo },
  { value: 2, label: texts.usefulYes, face: FACES.yes },
])}
${question('again', texts.again, typed, [
  { value: 'true', label: texts.againYes },
  { value: 'false', label: texts.againNo },
])}
<label class="comment"><span>${texts.comment}</span><input type="text" name="comment" maxlength="${COMMENT_MAX}" autocomplete="off" value="${typed.get('comment') ?? ''}"></label>
<button type="submit">${texts.send}</button>
</form>`
}

type Choice = { value: string | number; label: string; face?: string }

const question = (name: string, asked: string, typed: URLSearchParams, choices: readonly Choice[]) =>
  html`<fieldset><legend>${asked}</legend><div class="choices">${join(choices.map((choice) => radio(name, choice, typed.get(name) === String(choice.value))))}</div></fieldset>`

const radio = (name: string, { value, label, face }: Choice, isChosen: boolean) =>
  html`<label><input type="radio" name="${name}" value="${value}" required${isChosen ? html` checked` : ''}><span>${face ? drawFace(face) : ''}${label}</span></label>`

const drawFace = (mouth: string) =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"><circle cx="12" cy="12" r="9.5"/><path d="M9 9.5v.5M15 9.5v.5"/><path d="${mouth}"/></svg>`
