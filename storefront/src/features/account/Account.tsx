import { useStore } from '@nanostores/react'
import type { Factors, OwnAccount, User } from '@portal/contract'
import { mayEdit } from '@portal/contract/rules'
import { useCallback, useEffect, useState } from 'react'
import { Failure } from '../../components/Failure.tsx'
import { failureText } from '../../components/form/failure.ts'
import type { IslandProps } from '../../islands.ts'
import { goToSignin, portal } from '../../stores/portal.ts'
import { $signedIn } from '../../stores/session.ts'
import { users } from '../../stores/users.ts'
import { OnDemand } from './OnDemand.tsx'
import { OwnData } from './OwnData.tsx'
import { ProfilePanel } from './ProfilePanel.tsx'
import { hasFactor } from './security/own.ts'
import { SecurityTab } from './security/SecurityTab.tsx'
import { SessionsTab } from './sessions/SessionsTab.tsx'
import type { AccountStrings } from './strings.ts'
import { Tabs } from './Tabs.tsx'
import { Waiting } from './Waiting.tsx'

const confirmation = () => import('./EmailToConfirm.tsx')
const password = () => import('./PasswordPanel.tsx')
const deletion = () => import('./DeletionPanel.tsx')

/** Shows one panel at a time: profile, password, security, sessions or deletion. */
export function Account({ locale, messages, paths }: IslandProps<AccountStrings>) {
  const signedIn = useStore($signedIn)
  const [user, setUser] = useState<User & Partial<OwnAccount>>()
  const [factors, setFactors] = useState<Factors>()
  const [failed, setFailed] = useState<string>()
  // The deletion panel signs out and leads home by itself.
  const [deleted, setDeleted] = useState(false)

  // The saved record does not say what the portal waits for.
  const save = (saved: User) => setUser((before) => ({ ...before, ...saved }))

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
    <Tabs
      label={messages['account.tabsLabel']}
      tabs={[
        {
          id: 'profile',
          label: messages['account.profileTab'],
          panel: (
            <>
              {user.email_to_confirm && (
                <OnDemand load={confirmation} strings={messages}>
                  {({ EmailToConfirm }) => <EmailToConfirm strings={messages} />}
                </OnDemand>
              )}
              <ProfilePanel user={user} strings={messages} onSaved={save} />
              <OwnData user={user} locale={locale} strings={messages} onSaved={save} />
            </>
          ),
        },
        {
          id: 'password',
          label: messages['account.passwordTab'],
          panel: user.company_only ? (
            <p>{messages['account.passwordOfCompany']}</p>
          ) : (
            <OnDemand load={password} strings={messages}>
              {({ PasswordPanel }) => <PasswordPanel email={user.email} strings={messages} />}
            </OnDemand>
          ),
        },
        ...(factors && (factors.available || hasFactor(factors))
          ? [
              {
                id: 'security',
                label: messages['account.securityTab'],
                panel: (
                  <SecurityTab factors={factors} email={user.email} locale={locale} strings={messages} />
                ),
              },
            ]
          : []),
        {
          id: 'sessions',
          label: messages['account.sessionsTab'],
          panel: <SessionsTab locale={locale} strings={messages} />,
        },
        {
          id: 'deletion',
          label: messages['account.deletionTab'],
          panel: (
            <OnDemand load={deletion} strings={messages}>
              {({ DeletionPanel }) => (
                <DeletionPanel
                  email={user.email}
                  hasPassword={!user.company_only}
                  home={paths.home}
                  strings={messages}
                  onDeleted={() => setDeleted(true)}
                />
              )}
            </OnDemand>
          ),
        },
      ]}
    />
  )
}

/** Reads the account, and the second factors of those who may have some. */
async function readOwn() {
  const user = await users.me()
  const factors = mayEdit(user.roles) ? await portal.call('GET /v1/factors/') : undefined
  return { user, factors }
}
