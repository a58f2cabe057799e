import { isApiError } from '@portal/client'
import type { App, UserApp } from '@portal/contract'
import { type Language, localized } from '@portal/contract/rules'
import { useCallback, useEffect, useRef, useState } from 'react'
import { failureText } from '../../components/form/failure.ts'
import { announce } from '../../islands.ts'
import { recordOf } from '../../lib/recordOf.ts'
import { goToSignin, portal } from '../../stores/portal.ts'
import { loadUserApps } from '../../stores/userApps.ts'
import { type Step, stepOf } from './steps.ts'
import type { OpenAppStrings } from './strings.ts'

type Chosen = { appId: number; appName: string; locale: Language; strings: OpenAppStrings }

/** Holds the open-app flow of one app for a signed-in visitor: its step, and the actions that lead on. */
export function useOpenApp({ appId, appName, locale, strings }: Chosen) {
  const app = useRef<App>(null)
  const grantsAtOnce = useRef(false)
  const [name, setName] = useState(appName)
  const [step, setStep] = useState<Step>({ name: 'loading' })

  const fail = useCallback(
    (error: unknown) => {
      // The session ended: sign in, then come back to this app.
      if (isApiError(error) && error.status === 401) goToSignin()
      // The app was deleted.
      else if (isApiError(error, 'not_found')) setStep({ name: 'closed' })
      else setStep({ name: 'failed', text: failureText(error, strings) })
    },
    [strings],
  )

  const read = useCallback(async () => {
    const [found, records, asking] = await Promise.all([
      portal.apps.one(appId),
      loadUserApps(),
      portal.accesses.asking(appId),
    ])
    app.current = found
    grantsAtOnce.current = asking.granted_at_once
    setName(localized(locale, found.name, found.name_en) ?? '')
    const now = portal.serverNow()
    const next = stepOf(found, recordOf(appId, records, now), now)
    const isNew = next.name === 'request' && asking.granted_at_once
    setStep(isNew ? stepOf(found, await grantedAccess(appId), portal.serverNow()) : next)
  }, [appId, locale])
  const load = useCallback(() => read().catch(fail), [read, fail])

  useEffect(() => {
    void load()
  }, [load])

  // Refreshes when the visitor comes back from the demo or from a mail.
  const settled = step.name === 'wait' || step.name === 'open'
  useEffect(() => {
    if (!settled) return
    const look = () => {
      if (document.visibilityState === 'visible') void read().catch(() => undefined)
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [settled, read])

  return {
    name,
    step,
    load,
    retry() {
      setStep({ name: 'loading' })
      void load()
    },
    askAgain() {
      if (!grantsAtOnce.current || !app.current) return setStep({ name: 'request', isAgain: true })
      const found = app.current
      setStep({ name: 'loading' })
      grantedAccess(appId).then((access) => setStep(stepOf(found, access, portal.serverNow())), fail)
    },
    /** Asks for access; shows an access that is open already, perhaps from another tab. */
    async ask(reason: string) {
      try {
        const access = await portal.accesses.ask(appId, reason)
        announce(strings['common.requestSaved'], 'success')
        void loadUserApps().catch(() => undefined)
        const next = app.current && stepOf(app.current, access, portal.serverNow())
        if (next) setStep(next.name === 'wait' ? { ...next, justSent: true } : next)
      } catch (error) {
        if (!isApiError(error, 'request_already_open')) throw error
        await load()
      }
    },
  }
}

/** Creates the access under auto-grant, without a question; gives the open one that another tab created. */
async function grantedAccess(appId: number): Promise<UserApp | null> {
  try {
    const access = await portal.accesses.create(appId)
    void loadUserApps().catch(() => undefined)
    return access
  } catch (error) {
    if (!isApiError(error, 'request_already_open')) throw error
    return recordOf(appId, await loadUserApps(), portal.serverNow())
  }
}
