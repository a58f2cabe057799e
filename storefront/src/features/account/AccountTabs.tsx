import type { Factors, OwnAccount, User } from '@portal/contract'
import type { IslandProps } from '../../islands.ts'
import { OnDemand } from './OnDemand.tsx'
import { OwnData } from './OwnData.tsx'
import { ProfilePanel } from './ProfilePanel.tsx'
import { hasFactor } from './security/own.ts'
import { SecurityTab } from './security/SecurityTab.tsx'
import { SessionsTab } from './sessions/SessionsTab.tsx'
import type { AccountStrings } from './strings.ts'
import { Tabs } from './Tabs.tsx'

const confirmation = () => import('./EmailToConfirm.tsx')
const password = () => import('./PasswordPanel.tsx')
const deletion = () => import('./DeletionPanel.tsx')

type AccountTabsProps = Pick<IslandProps<AccountStrings>, 'locale' | 'messages' | 'paths'> & {
  user: User & Partial<OwnAccount>
  /** Absent for those who may have none. */
  factors: Factors | undefined
  onSaved: (saved: User) => void
  onDeleted: () => void
}

/** Shows one panel at a time: profile, password, security, sessions or deletion. */
export function AccountTabs({
  user,
  factors,
  onSaved,
  onDeleted,
  locale,
  messages,
  paths,
}: AccountTabsProps) {
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
              <ProfilePanel user={user} strings={messages} onSaved={onSaved} />
              <OwnData user={user} locale={locale} strings={messages} onSaved={onSaved} />
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
                  onDeleted={onDeleted}
                />
              )}
            </OnDemand>
          ),
        },
      ]}
    />
  )
}
