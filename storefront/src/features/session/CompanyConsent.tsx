import type { CompanySession } from '@portal/contract'
import { interpolate } from '@portal/messages/translate'
import { Checkbox } from '../../components/form/Choices.tsx'
import { Form, SubmitButton } from '../../components/form/Form.tsx'
import { failureText } from '../../components/form/failure.ts'
import { useForm } from '../../components/form/useForm.ts'
import type { IslandPaths } from '../../paths.ts'
import type { CompanyArrivalStrings } from './strings.ts'

export type Newcomer = Extract<CompanySession, { consent_for: unknown }>['consent_for']
type CompanyConsentProps = {
  newcomer: Newcomer
  strings: CompanyArrivalStrings
  paths: IslandPaths
  onAgreed: (agreed: { consent: true; optin_email: boolean }) => Promise<void>
}

/** Asks for the consent that registration asks for, before an account is made. */
export function CompanyConsent({ newcomer, strings, paths, onAgreed }: CompanyConsentProps) {
  const form = useForm({
    read: (data) => ({ consent: data.has('consent'), optin_email: data.has('optin_email') }),
    validate: ({ consent }): Record<string, string> => (consent ? {} : { consent: 'common.consentRequired' }),
    submit: ({ optin_email }) => onAgreed({ consent: true, optin_email }),
    failure: (error) => failureText(error, strings),
  })
  const name = `${newcomer.prenom} ${newcomer.nom}`.trim()
  const who = name ? `${name}, ${newcomer.email}` : newcomer.email
  return (
    <div className="stack">
      <p>{interpolate(strings['session.companyConsentWho'], { who })}</p>
      <p>{strings['session.companyConsentLead']}</p>
      <Form
        form={form}
        strings={strings}
        labels={{
          consent: strings['account.consentShort'],
          optin_email: strings['account.optinEmail'],
        }}
      >
        <Checkbox name="consent" text={strings['account.consent']} required>
          <a href={paths.privacy} target="_blank" rel="noopener">
            {strings['account.consentLink']}
            <span className="visually-hidden"> ({strings['account.newWindow']})</span>
          </a>
        </Checkbox>
        <Checkbox name="optin_email" />
        <SubmitButton>{strings['account.registerSubmit']}</SubmitButton>
      </Form>
    </div>
  )
}
