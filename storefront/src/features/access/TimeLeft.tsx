import type { UserApp } from '@portal/contract'
import { timeLeftMs } from '@portal/contract/rules'
import { useEffect } from 'react'
import { type TimeStrings, timeLeftText } from './timeLeft.ts'
import { useServerNow } from './useServerNow.ts'

type CountdownProps = {
  access: UserApp
  strings: TimeStrings & { 'access.timeLeft': string }
  onOver: () => void
}

/** Counts a running access down by the portal's clock, with a ring that empties, and reports its end. */
export function Countdown({ access, strings, onOver }: CountdownProps) {
  const left = timeLeftMs(access, useServerNow()) ?? 0
  const over = left === 0
  useEffect(() => {
    if (over) onOver()
  }, [over, onOver])
  return (
    <div className="countdown">
      <Ring share={shareOf(access, left)} />
      <p role="timer">
        <span className="eyebrow">{strings['access.timeLeft']}</span>
        <br />
        <span className="time-left">{timeLeftText(left, strings)}</span>
      </p>
    </div>
  )
}

/** The share of the whole time that is left, in hundredths. */
function shareOf({ activated_at, expire_at }: UserApp, left: number): number {
  const whole = Date.parse(expire_at ?? '') - Date.parse(activated_at ?? '')
  return whole > 0 ? Math.round((100 * left) / whole) : 0
}

const Ring = ({ share }: { share: number }) => (
  <svg className="countdown__ring" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="10" />
    {share > 0 && <circle cx="12" cy="12" r="10" pathLength={100} strokeDasharray={`${share} 100`} />}
  </svg>
)
