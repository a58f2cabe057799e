import type { UserApp } from '@portal/contract'
import { useEffect, useState } from 'react'
import { endingFirst } from '../../lib/endingFirst.ts'
import { leftText } from '../../lib/leftText.ts'
import type { UserAppsStrings } from './strings.ts'

/** Puts the time left into the page's title: who is in the demo's tab sees it on this one. */
export function useTitle(records: readonly UserApp[], now: Date, strings: UserAppsStrings) {
  const [title] = useState(document.title)
  const running = endingFirst(records, now)
  const words = {
    days: strings['access.days'],
    hours: strings['access.hours'],
    minutes: strings['mine.minutes'],
  }
  const left = running && leftText(running, now, words)
  useEffect(() => {
    document.title = left ? `${left} – ${title}` : title
  }, [left, title])
}
