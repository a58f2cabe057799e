import type { UserApp } from '@portal/contract'
import { timeLeftMs } from '@portal/contract/rules'
import { useEffect } from 'react'
import { type TimeStrings, timeLeftText } from './timeLeft.ts'
import { useServerNow } from './useServerNow.ts'

type TimeLeftProps = { ms: number; strings: TimeStrings & { 'access.timeLeft': string } }

export const TimeLeft = ({ ms, strings }: TimeLeftProps) => (
  <p role="timer">
    <span className="eyebrow">{strings['access.timeLeft']}</span>
    <br />
    <span className="time-left">{timeLeftText(ms, strings)}</span>
  </p>
)

type CountdownProps = { access: UserApp; strings: TimeLeftProps['strings']; onOver: () => void }

/** Counts a running access down by the portal's clock and reports its end. */
export function Countdown({ access, strings, onOver }: CountdownProps) {
  const left = timeLeftMs(access, useServerNow()) ?? 0
  const over = left === 0
  useEffect(() => {
    if (over) onOver()
  }, [over, onOver])
  return <TimeLeft ms={left} strings={strings} />
}
