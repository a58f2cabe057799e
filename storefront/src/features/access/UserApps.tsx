import { useStore } from '@nanostores/react'
import type { UserApp } from '@portal/contract'
import { accessState, isOpen } from '@portal/contract/rules'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Failure } from '../../components/Failure.tsx'
import { failureText } from '../../components/form/failure.ts'
import type { IslandProps } from '../../islands.ts'
import { goToSignin } from '../../stores/portal.ts'
import { $signedIn } from '../../stores/session.ts'
import { storedUserApps } from '../../stores/storedUserApps.ts'
import { $userApps, loadUserApps } from '../../stores/userApps.ts'
import '../../styles/facts.css'
import { AccessCard } from './AccessCard.tsx'
import type { UserAppsStrings } from './strings.ts'
import { useServerNow } from './useServerNow.ts'

/** Lists the visitor's accesses: open ones first, then the history. */
export function UserApps({ locale, messages, paths }: IslandProps<UserAppsStrings>) {
  const signedIn = useStore($signedIn)
  const records = useStore($userApps)
  const [failed, setFailed] = useState<string>()
  const now = useServerNow()

  const load = useCallback(() => {
    setFailed(undefined)
    loadUserApps().catch((error) => setFailed(failureText(error, messages)))
  }, [messages])
  useEffect(() => {
    if (!signedIn) return goToSignin()
    if ($userApps.get() === null) $userApps.set(storedUserApps())
    load()
    const look = () => void (document.visibilityState === 'visible' && load())
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [signedIn, load])

  const card = (access: UserApp) => (
    <AccessCard
      key={access.id}
      {...{ access, locale, now, strings: messages, reload: load }}
      canAskAgain={mayAskAgain(access, records ?? [], now)}
    />
  )
  const current = records?.filter((access) => isOpen(accessState(access, now))) ?? []
  const history = records?.filter((access) => !isOpen(accessState(access, now))) ?? []

  return (
    <div className="stack">
      {failed && (
        <div className="stack">
          <Failure text={records?.length ? failed : `${messages['common.appRequestNoData']}. ${failed}`} />
          <button type="button" className="button" onClick={load}>
            {messages['common.retry']}
          </button>
        </div>
      )}
      {records === null && !failed && <Waiting text={messages['common.loading']} />}
      {records?.length === 0 && !failed && (
        <div className="empty">
          <h2>{messages['common.appRequestNoData']}</h2>
          <p>{messages['access.emptyHelp']}</p>
          <a className="button button--primary" href={paths.apps}>
            {messages['access.browse']}
          </a>
        </div>
      )}
      <AccessList title={messages['access.listCurrent']}>{current.map(card)}</AccessList>
      <AccessList title={messages['access.listHistory']}>{history.map(card)}</AccessList>
    </div>
  )
}

/** Allows asking again through the app's latest record, while none of its records is open. */
function mayAskAgain(access: UserApp, records: readonly UserApp[], now: Date): boolean {
  const siblings = records.filter(({ app_id }) => app_id === access.app_id)
  return siblings.every((record) => record.id <= access.id && !isOpen(accessState(record, now)))
}

function AccessList({ title, children }: { title: string; children: ReactNode[] }) {
  return (
    children.length > 0 && (
      <section className="stack">
        <h2>{title}</h2>
        <ul className="stack">{children}</ul>
      </section>
    )
  )
}

const Waiting = ({ text }: { text: string }) => (
  <div className="stack" aria-busy="true">
    <span className="visually-hidden">{text}</span>
    <div className="panel stack">
      <div className="skeleton skeleton--title" />
      <div className="skeleton skeleton--line" />
    </div>
    <div className="panel stack">
      <div className="skeleton skeleton--title" />
      <div className="skeleton skeleton--line" />
    </div>
  </div>
)
