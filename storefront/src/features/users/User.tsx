import { isApiError } from '@portal/client'
import { userStatusTone } from '@portal/contract/rules'
import type { IslandProps } from '../../islands.ts'
import { writtenDate } from '../../lib/writtenDate.ts'
import { users } from '../../stores/users.ts'
import '../../styles/facts.css'
import { AdminFailure } from './AdminFailure.tsx'
import type { UserStrings } from './strings.ts'
import { useAdminCall } from './useAdminCall.ts'

/** One static page serves every `/user/{uuid}`. */
const uuidInAddress = () => location.pathname.split('/').filter(Boolean).at(-1) ?? ''

/** Finds the user that the address names; an invalid uuid finds nobody. */
async function readUsers() {
  try {
    return (await users.list({ filter: { uuid: uuidInAddress() }, range: [0, 0] })).rows
  } catch (error) {
    if (isApiError(error, 'invalid_query')) return []
    throw error
  }
}

export function User({ messages, paths }: IslandProps<UserStrings>) {
  const { data, failed, load } = useAdminCall(readUsers, messages)
  if (failed) return <AdminFailure {...{ failed, retry: load }} home={paths.home} strings={messages} />
  if (!data) return <p aria-busy="true">{messages['common.loading']}</p>

  const [user] = data
  const back = <a href={paths.users}>{messages['account.usersBack']}</a>
  if (!user)
    return (
      <div className="empty">
        <p>{messages['account.userMissing']}</p>
        {back}
      </div>
    )
  const when = (instant: string | null) => (instant ? writtenDate(instant) : messages['account.userNever'])
  const facts = [
    [
      messages['account.email'],
      <a key="email" href={`mailto:${user.email}`}>
        {user.email}
      </a>,
    ],
    [messages['account.civility'], messages[`vocabulary.civility.${user.civility}`]],
    [messages['account.telephone'], user.telephone],
    [messages['account.organisation'], user.organisation],
    [messages['account.fonction'], user.fonction],
    [messages['account.usersActive'], messages[user.is_active ? 'common.yes' : 'common.no']],
    [messages['account.userRoles'], user.roles],
    [messages['account.userCreated'], when(user.created_at)],
    [messages['account.userLastConnect'], when(user.last_connect_at)],
  ] as const
  return (
    <article className="panel stack">
      <div className="cluster">
        <h2>
          {user.prenom} {user.nom}
        </h2>
        <span className={`chip chip--${userStatusTone[user.status]}`}>
          <span className="visually-hidden">{messages['account.userStatus']} </span>
          {messages[`vocabulary.userStatus.${user.status}`]}
        </span>
      </div>
      <dl className="facts facts--rows">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || <span className="muted">{messages['account.notGiven']}</span>}</dd>
          </div>
        ))}
      </dl>
      {back}
    </article>
  )
}
