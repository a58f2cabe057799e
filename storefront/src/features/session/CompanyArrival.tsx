import { companyFailure } from '@portal/contract/rules'
import { useEffect, useState } from 'react'
import { failureText } from '../../components/form/failure.ts'
import type { IslandProps } from '../../islands.ts'
import { chosenApp, wayBack } from '../../lib/wayBack.ts'
import { portal } from '../../stores/portal.ts'
import { CompanyConsent, type Newcomer } from './CompanyConsent.tsx'
import { CompanyFailed } from './CompanyFailed.tsx'
import type { CompanyArrivalStrings } from './strings.ts'

const FAILURES = {
  unreachable: 'session.companyUnreachable',
  refused: 'session.companyRefused',
  over: 'session.companyOver',
} as const satisfies Record<string, keyof CompanyArrivalStrings>

/** Takes the session of somebody who comes back from the company's sign-in; asks newcomers for consent. */
export function CompanyArrival({ locale, messages, paths }: IslandProps<CompanyArrivalStrings>) {
  const [newcomer, setNewcomer] = useState<Newcomer>()
  const [failed, setFailed] = useState<string>()

  async function arrive(agreed?: { consent: true; optin_email: boolean }) {
    const answer = await portal.tokens.arrive({
      ...agreed,
      language: locale,
      appId: agreed && chosenApp(location.search),
    })
    if ('consent_for' in answer) return setNewcomer(answer.consent_for)
    // Replaces the history entry: the way back does not lead through here again.
    location.replace(wayBack(location.search, location.origin, paths.home))
  }
  useEffect(() => {
    const failure = companyFailure(location.search)
    if (failure) setFailed(messages[FAILURES[failure]])
    else arrive().catch((error: unknown) => setFailed(failureText(error, messages)))
  }, [])

  if (failed) return <CompanyFailed text={failed} strings={messages} paths={paths} />
  if (newcomer)
    return <CompanyConsent newcomer={newcomer} strings={messages} paths={paths} onAgreed={arrive} />
  return <p role="status">{messages['session.companyWaiting']}</p>
}
