import type { UserApp } from '@portal/contract'
import { accessState, formatDate, isRevoked, localized } from '@portal/contract/rules'
import { interpolate } from '@portal/messages/translate'
import { leftText } from '../../lib/leftText.ts'
import { recordOf } from '../../lib/recordOf.ts'
import { ago } from '../../lib/relativeTime.ts'
import type { Known } from './known.ts'

/** Says on an app's page how one stands with it, under its button, in the place that the page keeps. */
export function drawAppPage(known: Known) {
  const line = document.querySelector<HTMLElement>('[data-mine-line]')
  if (!line) return
  const access = recordOf(Number(line.dataset.mineLine), known.records, known.now)
  const text = access ? sentence(access, known) : ''
  const place = line.querySelector('[data-mine-text]')
  line.dataset.state = access ? accessState(access, known.now) : ''
  if (place && place.textContent !== text) place.textContent = text
  line.querySelector('a')?.toggleAttribute('hidden', text === '')
}

function sentence(access: UserApp, { now, language, words }: Known): string {
  const name = localized(language, access.name, access.name_en) ?? ''
  switch (accessState(access, now)) {
    case 'waiting':
      return interpolate(words.page.waiting, {
        ago: ago(access.created_at, now, language),
        date: formatDate(access.created_at, language),
      })
    case 'granted':
      return interpolate(words.page.granted, { date: formatDate(access.use_by ?? '', language) })
    case 'running':
      return interpolate(words.page.running, { left: leftText(access, now, words), name })
    case 'expired':
      return interpolate(words.page.expired, { date: formatDate(access.expire_at ?? '', language) })
    case 'cancelled':
      return isRevoked(access) ? words.page.revoked : ''
    case 'lapsed':
      return words.page.lapsed
    case 'refused':
      return words.page.refused
  }
}
