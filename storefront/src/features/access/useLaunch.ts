import { isApiError, launchUrl } from '@portal/client'
import type { Launch, UserApp } from '@portal/contract'
import { MINUTE_MS } from '@portal/contract/rules'
import { useEffect, useRef, useState } from 'react'
import { failureText } from '../../components/form/failure.ts'
import { useAction } from '../../components/useAction.ts'
import { portal } from '../../stores/portal.ts'
import { openAppTab } from './appTab.ts'
import type { LaunchStrings } from './strings.ts'

/** Tickets live five minutes (docs/product.md#tickets); an older one than this is replaced. */
const FRESH_MS = 4 * MINUTE_MS

type LaunchOptions = {
  access: UserApp
  strings: LaunchStrings
  /** Called when the access was marked as used, or turned out to be over. */
  onUsed: () => void
  /** Fetches the ticket as soon as the access is shown, before the button is pressed. */
  early: boolean
}

/** Fetches the ticket of an access and opens the app with it (docs/product.md#opening-an-app). */
export function useLaunch({ access, strings, onUsed, early }: LaunchOptions) {
  const ticket = useRef<{ launch: Launch; at: number }>(null)
  const [blockedUrl, setBlockedUrl] = useState<string>()

  useEffect(() => {
    if (!early) return
    mint(access.id).then(
      (launch) => {
        ticket.current = { launch, at: performance.now() }
      },
      () => undefined,
    )
  }, [early, access.id])

  const { busy, failed, run } = useAction((error) => failureText(error, strings))
  const go = () => {
    if (busy) return
    const tab = openAppTab(strings['access.opening'])
    setBlockedUrl(undefined)
    void run(async () => {
      const ready = ticket.current
      // A ticket works once.
      ticket.current = null
      try {
        const fresh = ready !== null && performance.now() - ready.at < FRESH_MS
        const launch = fresh ? ready.launch : await mint(access.id)
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

/** Logs a failed fetch, and passes it on to whoever pressed the button. */
async function mint(accessId: number): Promise<Launch> {
  try {
    return await portal.launch.ticket(accessId)
  } catch (error) {
    console.error(error)
    throw error
  }
}
