import type { UserApp } from '@portal/contract'
import { type AccessState, isDurationId, type Language } from '@portal/contract/rules'
import type { ReactNode } from 'react'
import type { UserAppsStrings } from './strings.ts'
import { When } from './When.tsx'

type AccessFactsProps = {
  access: UserApp
  state: AccessState
  locale: Language
  now: Date
  strings: UserAppsStrings
}

/** Shows what is known of an access: its dates in Paris time, with how far away they are. */
export function AccessFacts({ access, state, locale, now, strings }: AccessFactsProps) {
  const when = (instant: string) => <When {...{ instant, now, locale }} />
  return (
    <dl className="facts">
      <Fact label={strings['access.requested']}>{when(access.created_at)}</Fact>
      {access.duration_id > 0 && isDurationId(access.duration_id) && (
        <Fact label={strings['access.granted']}>{strings[`vocabulary.duration.${access.duration_id}`]}</Fact>
      )}
      {state === 'granted' && access.use_by && (
        <Fact label={strings['access.useByLabel']}>{when(access.use_by)}</Fact>
      )}
      {access.activated_at && <Fact label={strings['access.activated']}>{when(access.activated_at)}</Fact>}
      {access.expire_at && <Fact label={strings['access.expires']}>{when(access.expire_at)}</Fact>}
      {access.nb_access > 0 && <Fact label={strings['access.openings']}>{access.nb_access}</Fact>}
      {access.reason && (
        <Fact wide label={strings['access.reasonLabel']}>
          {access.reason}
        </Fact>
      )}
    </dl>
  )
}

type FactProps = { label: string; wide?: boolean; children: ReactNode }

const Fact = ({ label, wide, children }: FactProps) => (
  <div className={wide ? 'facts__wide' : undefined}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
