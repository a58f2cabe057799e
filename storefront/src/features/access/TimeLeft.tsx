import type { UserApp } from '@portal/contract'
import { timeLeftMs } from '@portal/contract/rules'
import { useEffect } from 'react'
import type { OpenAppStrings } from './strings.ts'
import { timeLeftText } from './timeLeft.ts'
import { useServerNow } from './useServerNow.ts'

type TimeLeftProps = {
  access: UserApp
  strings: Pick<OpenAppStrings, 'access.timeLeft' | 'access.days' | 'access.hours' | 'access.minutes'>
  onOver: () => void
}

/** Counts a running access down by the portal's clock, and tells when its time is over. */
export function TimeLeft({ access, strings, onOver }: TimeLeftProps) {
  const left = timeLeftMs(access, useServerNow()) ?? 0
  const over = left === 0
  useEffect(() => {
    if (over) onOver()
  }, [over, onOver])
  return (
    <p role="timer" className="stack">
      <span className="eyebrow">{strings['access.timeLeft']}</span>
      <span className="time-left">{timeLeftText(left, strings)}</span>
    </p>
  )
}
