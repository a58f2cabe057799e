import { isApiError, launchUrl } from '@portal/client'
import type { Launch, UserApp } from '@portal/contract'
import { MINUTE_MS } from '@portal/contract/rules'
import { useEffect, useRef, useState } from 'react'
import { failureText } from '../../components/form/failure.ts'
import { useAction } from '../../components/useAction.ts'
import { announce } from '../../islands.ts'
import { portal } from '../../stores/portal.ts'
import { openAppTab } from './appTab.ts'
import type { LaunchStrings } from './strings.ts'

/** Tickets live five minutes (docs/product.md#tickets); an older one than this is replaced. */
const FRESH_MS = 4 * MINUTE_MS

/** A demo that no tab took: its address, and its ticket while the time has not started. */
type Blocked = { url: string; unused?: Launch }

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
  const [blocked, setBlocked] = useState<Blocked>()

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
    setBlocked(undefined)
    void run(async () => {
      const ready = ticket.current
      // A ticket works once.
      ticket.current = null
      try {
        const fresh = ready !== null && performance.now() - ready.at < FRESH_MS
        const launch = fresh ? ready.launch : await mint(access.id)
        const url = launchUrl(launch)
        if (tab.isBlocked) return setBlocked({ url, unused: launch })
        await portal.launch.use(access.id, launch.token)
        if (!tab.go(url)) setBlocked({ url })
        onUsed()
      } catch (error) {
        tab.close()
        withdrawn(error)
        throw error
      }
    })
  }
  /** Marks the access as used while the browser follows the link itself. */
  const follow = () => {
    const launch = blocked?.unused
    if (!launch) return
    void run(async () => {
      try {
        await portal.launch.use(access.id, launch.token)
        setBlocked(undefined)
        onUsed()
      } catch (error) {
        withdrawn(error)
        throw error
      }
    })
  }
  /** Says that the access is over above everything: what is read again takes this button away, or says it is gone. */
  const withdrawn = (error: unknown) => {
    if (!isApiError(error)) return
    if (error.status === 409) announce(failureText(error, strings), 'error')
    if (error.status === 409 || error.code === 'not_found') onUsed()
  }
  return { go, follow, busy, failed, blocked }
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
