import { isApiError, launchUrl } from '@portal/client'
import type { Launch, UserApp } from '@portal/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { failureText } from '../../components/form/failure.ts'
import { useAct } from '../../components/useAct.ts'
import { portal } from '../../stores/portal.ts'
import { openAppTab } from './appTab.ts'
import type { OpenAppStrings } from './strings.ts'

/** A ticket lives five minutes (decisions, section 5); one that is older than this is fetched anew. */
const FRESH_MS = 4 * 60_000

/**
 * Fetches the ticket of an access as soon as it is shown, and goes to the app with it (specification,
 * section 4, steps 3 and 7).
 *
 * @param onUsed called once the access is marked as used, or turned out to be over
 */
export function useLaunch(access: UserApp, strings: OpenAppStrings, onUsed: () => void) {
  const ticket = useRef<{ launch: Launch; at: number }>(null)
  const [blockedUrl, setBlockedUrl] = useState<string>()

  const mint = useCallback(async () => {
    try {
      ticket.current = { launch: await portal.launch.ticket(access.id), at: performance.now() }
    } catch (error) {
      console.error(error)
      throw error
    }
    return ticket.current.launch
  }, [access.id])
  useEffect(() => void mint().catch(() => undefined), [mint])

  const { busy, failed, run } = useAct((error) => failureText(error, strings))
  const go = () => {
    if (busy) return
    const tab = openAppTab(strings['access.opening'])
    setBlockedUrl(undefined)
    void run(async () => {
      const ready = ticket.current
      // One use: what happens next, this ticket is spent.
      ticket.current = null
      try {
        const fresh = ready !== null && performance.now() - ready.at < FRESH_MS
        const launch = fresh ? ready.launch : await mint()
        await portal.launch.use(access.id, launch.token)
        const url = launchUrl(launch)
        if (!tab.go(url)) setBlockedUrl(url)
        onUsed()
      } catch (error) {
        tab.close()
        if (isApiError(error) && error.status === 409) onUsed()
        throw error
      }
    })
  }
  return { go, busy, failed, blockedUrl }
}
