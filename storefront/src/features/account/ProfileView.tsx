import type { User } from '@portal/contract'
import '../../styles/facts.css'
import type { AccountStrings } from './strings.ts'

type ProfileViewProps = { user: User; strings: AccountStrings }

export function ProfileView({ user, strings }: ProfileViewProps) {
  const facts = [
    [
      strings['account.civility'],
      user.civility === 0 ? null : strings[`vocabulary.civility.${user.civility}`],
    ],
    [strings['account.prenom'], user.prenom],
    [strings['account.nom'], user.nom],
    [strings['account.email'], user.email],
    [strings['account.telephone'], user.telephone],
    [strings['account.organisation'], user.organisation],
    [strings['account.fonction'], user.fonction],
    [strings['account.news'], strings[user.optin_email ? 'common.yes' : 'common.no']],
  ] as const
  return (
    <dl className="facts facts--rows">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || <span className="muted">{strings['account.notGiven']}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
