import { useStore } from '@nanostores/react'
import type { Factors, OwnAccount, User } from '@portal/contract'
import { mayEdit } from '@portal/contract/rules'
import { useCallback, useEffect, useState } from 'react'
import { Failure } from '../../components/Failure.tsx'
import { failureText } from '../../components/form/failure.ts'
import type { IslandProps } from '../../islands.ts'
import { renameOwn } from '../../stores/ownName.ts'
import { goToSignin, portal } from '../../stores/portal.ts'
import { $signedIn } from '../../stores/session.ts'
import { users } from '../../stores/users.ts'
import { AccountTabs } from './AccountTabs.tsx'
import type { AccountStrings } from './strings.ts'
import { Waiting } from './Waiting.tsx'

/** Reads the account and shows it, and leads to the sign-in page whoever is not signed in. */
export function Account({ locale, messages, paths }: IslandProps<AccountStrings>) {
  const signedIn = useStore($signedIn)
  const [user, setUser] = useState<User & Partial<OwnAccount>>()
  const [factors, setFactors] = useState<Factors>()
  const [failed, setFailed] = useState<string>()
  // The deletion panel signs out and leads home by itself.
  const [deleted, setDeleted] = useState(false)

  // The saved record does not say what the portal waits for.
  const save = (saved: User) => {
    setUser((before) => ({ ...before, ...saved }))
    renameOwn(saved.prenom)
  }

  const load = useCallback(() => {
    setFailed(undefined)
    readOwn()
      .then(({ user, factors }) => {
        setFactors(factors)
        setUser(user)
      })
      .catch((error: unknown) => setFailed(failureText(error, messages)))
  }, [messages])
  useEffect(() => {
    if (deleted) return
    if (signedIn) load()
    else goToSignin()
  }, [signedIn, deleted, load])

  if (failed)
    return (
      <div className="stack">
        <Failure text={`${messages['account.loadFailed']} ${failed}`} />
        <button type="button" className="button" onClick={load}>
          {messages['common.retry']}
        </button>
      </div>
    )
  if (!user) return <Waiting text={messages['common.loading']} />
  return (
    <AccountTabs
      {...{ user, factors, locale, messages, paths }}
      onSaved={save}
      onDeleted={() => setDeleted(true)}
    />
  )
}

/** Reads the account, and the second factors of those who may have some. */
async function readOwn() {
  const user = await users.me()
  const factors = mayEdit(user.roles) ? await portal.call('GET /v1/factors/') : undefined
  return { user, factors }
}
