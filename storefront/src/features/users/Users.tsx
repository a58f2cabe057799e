import { PAGE_SIZE } from '@portal/contract/rules'
import { interpolate } from '@portal/messages/translate'
import { useCallback, useState } from 'react'
import type { IslandProps } from '../../islands.ts'
import { users } from '../../stores/users.ts'
import { AdminFailure } from './AdminFailure.tsx'
import type { UsersStrings } from './strings.ts'
import { useAdminCall } from './useAdminCall.ts'

/** A simple list of users (docs/product.md#addresses); the console has the full one. */
export function Users({ messages, paths }: IslandProps<UsersStrings>) {
  const [first, setFirst] = useState(0)
  const read = useCallback(
    () => users.list({ sort: ['created_at', 'DESC'], range: [first, first + PAGE_SIZE - 1] }),
    [first],
  )
  const { data, failed, load } = useAdminCall(read, messages)

  if (failed) return <AdminFailure {...{ failed, retry: load }} home={paths.home} strings={messages} />
  if (!data) return <p aria-busy="true">{messages['common.loading']}</p>
  if (data.total === 0) return <p className="empty">{messages['common.nodatas']}</p>

  const columns = [
    messages['account.usersIndex'],
    messages['account.email'],
    messages['account.nom'],
    messages['account.prenom'],
    messages['account.usersActive'],
  ]
  const last = first + data.rows.length
  return (
    <div className="stack">
      <div className="table-scroll">
        <table className="table">
          <caption className="visually-hidden">{messages['account.usersCaption']}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.rows.map((user, index) => (
              <tr className="table__row--link" key={user.id}>
                <td data-label={columns[0]}>{first + index + 1}</td>
                <td data-label={columns[1]}>
                  <a href={paths.user + user.uuid}>{user.email}</a>
                </td>
                <td data-label={columns[2]}>{user.nom}</td>
                <td data-label={columns[3]}>{user.prenom}</td>
                <td data-label={columns[4]}>{messages[user.is_active ? 'common.yes' : 'common.no']}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p role="status">
        {interpolate(messages['account.usersShown'], { first: first + 1, last, total: data.total })}
      </p>
      {data.total > PAGE_SIZE && (
        <nav className="cluster" aria-label={messages['account.usersCaption']}>
          <button
            type="button"
            className="button"
            aria-disabled={first === 0}
            onClick={() => setFirst(Math.max(0, first - PAGE_SIZE))}
          >
            {messages['account.usersPrevious']}
          </button>
          <button
            type="button"
            className="button"
            aria-disabled={last >= data.total}
            onClick={() => last < data.total && setFirst(first + PAGE_SIZE)}
          >
            {messages['account.usersNext']}
          </button>
        </nav>
      )}
    </div>
  )
}
