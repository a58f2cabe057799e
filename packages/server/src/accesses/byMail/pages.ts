import {
  type AdminAccess,
  DURATIONS,
  escapeHtml,
  formatDate,
  type Language,
  localized,
} from '@portal/contract'
import { interpolate, messagesOf } from '@portal/messages'
import type { Settings } from '../../parameters/settings.ts'
import { facts, link, option, page, paragraph } from './html.ts'

type Shown = { language: Language; access: AdminAccess; publicUrl: string }

/** Shows all that a decision needs, and asks for it; nothing changes until a form is sent. */
export function askingPage(
  { language, access, publicUrl }: Shown,
  refusals: Settings['refusals'],
  key: string,
) {
  const { decidePage: t, vocabulary, requestsAdmin } = messagesOf(language)
  const durations = Object.keys(DURATIONS)
    .map(Number)
    .filter((id) => id !== 0)
    .map((id) =>
      option(id, vocabulary.duration[id as keyof typeof DURATIONS], id === access.proposed_duration_id),
    )
  const reasons = [
    option('', t.noReason),
    ...refusals.map((sentence) => option(sentence[access.language ?? 'fr'], sentence[language])),
  ]
  return page(
    language,
    t.title,
    `${shown({ language, access, publicUrl })}
<form method="post"><input type="hidden" name="key" value="${escapeHtml(key)}">
<label>${escapeHtml(requestsAdmin.resource.fields.duration_id)}<select name="duration_id">${durations.join('')}</select></label>
<button class="main" name="choice" value="grant">${escapeHtml(requestsAdmin.action.grant)}</button></form>
<form method="post"><input type="hidden" name="key" value="${escapeHtml(key)}">
<label>${escapeHtml(t.reason)}<select name="reason">${reasons.join('')}</select></label>
<label>${escapeHtml(t.ownReason)}<textarea name="own_reason" rows="2" maxlength="1000"></textarea></label>
<button name="choice" value="refuse">${escapeHtml(requestsAdmin.action.refuse)}</button></form>`,
  )
}

/** Says what became of the request, and by whom. */
export function decidedPage({ language, access, publicUrl }: Shown, how: 'done' | 'used' | 'decided') {
  const { decidePage: t, vocabulary } = messagesOf(language)
  const values = {
    state: vocabulary.accessState[access.state],
    person: access.decided_by_name ?? t.nobody,
    date: formatDate(access.decided_at ?? access.updated_at, language),
  }
  const outcome = interpolate(access.state === 'waiting' ? t.stillWaiting : t.outcome, values)
  return page(language, t[how], `${paragraph(outcome)}${shown({ language, access, publicUrl })}`)
}

export function unknownPage(language: Language, publicUrl: string) {
  const { decidePage: t } = messagesOf(language)
  return page(
    language,
    t.unknown,
    `${paragraph(t.unknownHelp)}${link(t.queue, `${publicUrl}/appsrequestadmin`)}`,
  )
}

/** Says why a decision was refused; the request still waits. */
export function refusedPage({ language, access, publicUrl }: Shown, reason: string) {
  const { decidePage: t } = messagesOf(language)
  return page(language, t.failed, `${paragraph(reason)}${shown({ language, access, publicUrl })}`)
}

function shown({ language, access, publicUrl }: Shown) {
  const { decidePage: t, requestsAdmin, vocabulary } = messagesOf(language)
  const { fields } = requestsAdmin.resource
  const house = [access.organisation, access.fonction].filter(Boolean).join(' · ')
  const earlier = access.earlier_state
    ? `${access.earlier_count} (${vocabulary.accessState[access.earlier_state]})`
    : null
  return `${facts([
    [requestsAdmin.requester, [access.prenom, access.nom].filter(Boolean).join(' ')],
    [fields.organisation, house],
    [fields.email, access.email],
    [fields.name, localized(language, access.name, access.name_en)],
    [fields.created_at, formatDate(access.created_at, language)],
    [t.earlier, earlier],
  ])}
${access.request_reason ? `<blockquote>${escapeHtml(access.request_reason)}</blockquote>` : ''}
${link(t.inConsole, `${publicUrl}/admin/requestappaccess/${access.id}`)}`
}
