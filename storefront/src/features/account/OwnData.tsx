import type { User } from '@portal/contract'
import { CONSENT_VERSION, type Language } from '@portal/contract/rules'
import { interpolate } from '@portal/messages/translate'
import { ActionButton } from '../../components/ActionButton.tsx'
import { Failure } from '../../components/Failure.tsx'
import { failureText } from '../../components/form/failure.ts'
import { useAction } from '../../components/useAction.ts'
import { writtenDate } from '../../lib/writtenDate.ts'
import { users } from '../../stores/users.ts'
import type { AccountStrings } from './strings.ts'

type OwnDataProps = { user: User; locale: Language; strings: AccountStrings; onSaved: (user: User) => void }

/** Exports the person's data, and withdraws or renews the consent (docs/security.md#privacy). */
export function OwnData({ user, locale, strings, onSaved }: OwnDataProps) {
  const consent = useAction((error) => failureText(error, strings))
  const download = useAction((error) => failureText(error, strings))
  const agreed = user.consent_version !== null
  const agreedToOlder = agreed && user.consent_version !== CONSENT_VERSION
  const change = (wanted: boolean) =>
    consent.run(async () => onSaved(await users.changeConsent(wanted, locale)))

  return (
    <section className="stack panel__part">
      <h2>{strings['account.dataTitle']}</h2>
      <p role="status">{consentSentence(user, strings)}</p>
      <Failure text={consent.failed ?? download.failed} />
      <div className="form__actions">
        {agreedToOlder && (
          <ActionButton
            busy={consent.busy}
            busyLabel={strings['common.sending']}
            onClick={() => change(true)}
          >
            {strings['account.dataConsentGive']}
          </ActionButton>
        )}
        {/* One button for both directions: it keeps the focus. */}
        <ActionButton
          look={agreed ? 'outline' : 'primary'}
          busy={consent.busy}
          busyLabel={strings['common.sending']}
          onClick={() => change(!agreed)}
        >
          {strings[agreed ? 'account.dataConsentWithdraw' : 'account.dataConsentGive']}
        </ActionButton>
        <ActionButton
          look="outline"
          busy={download.busy}
          busyLabel={strings['common.loading']}
          onClick={() => download.run(async () => save(await users.exportData()))}
        >
          {strings['account.dataExport']}
        </ActionButton>
      </div>
    </section>
  )
}

function consentSentence({ consent_version, consent_at }: User, strings: AccountStrings): string {
  if (consent_version === null || consent_at === null) return strings['account.dataConsentNone']
  const key = consent_version === CONSENT_VERSION ? 'account.dataConsentGiven' : 'account.dataConsentNew'
  return interpolate(strings[key], { date: writtenDate(consent_at) })
}

/** Hands the browser a file to save. */
function save(data: object) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'next-epsilon-apps.json'
  link.click()
  URL.revokeObjectURL(url)
}
