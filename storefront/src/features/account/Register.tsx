import { useStore } from '@nanostores/react'
import { isApiError } from '@portal/client'
import type { Registered } from '@portal/contract'
import { registrationErrors } from '@portal/contract/rules'
import { interpolate } from '@portal/messages/translate'
import { useEffect, useState } from 'react'
import { Checkbox } from '../../components/form/Choices.tsx'
import { Field } from '../../components/form/Field.tsx'
import { Form, SubmitButton } from '../../components/form/Form.tsx'
import { PasswordField } from '../../components/form/PasswordField.tsx'
import { textOf, useForm } from '../../components/form/useForm.ts'
import type { IslandProps } from '../../islands.ts'
import { forgetVisit, visitAhead } from '../../lib/keptVisit.ts'
import { chosenApp, wayBack } from '../../lib/wayBack.ts'
import type { IslandPaths } from '../../paths.ts'
import { portal } from '../../stores/portal.ts'
import { $signedIn } from '../../stores/session.ts'
import { users } from '../../stores/users.ts'
import {
  CivilityField,
  civilityLabel,
  IdentityFields,
  identityLabels,
  OptionalFields,
  optionalLabels,
  readProfile,
} from './ProfileFields.tsx'
import type { RegisterStrings } from './strings.ts'
import { WelcomeDialog } from './WelcomeDialog.tsx'

const read = (data: FormData) => ({
  ...readProfile(data),
  email: textOf(data, 'email').trim(),
  password: textOf(data, 'password'),
  passwordConfirm: textOf(data, 'passwordConfirm'),
  consent: data.has('consent'),
})

export function Register({ locale, messages, paths }: IslandProps<RegisterStrings>) {
  const [registered, setRegistered] = useState<Registered>()
  const signedIn = useStore($signedIn, { ssr: () => false })
  useEffect(() => {
    if (!signedIn) return
    location.replace(registered ? placeAfter(location.search, paths) : paths.account)
  }, [signedIn, registered, paths])

  const form = useForm({
    read,
    validate: registrationErrors,
    submit: async (body) => {
      const appId = chosenApp(location.search)
      const key = visitAhead(location.search)?.key
      setRegistered(
        key
          ? await portal.open('POST /v1/visit/account/', { body: { ...body, language: locale, key } })
          : await users.register({ ...body, language: locale, ...(appId !== null && { appId }) }),
      )
    },
    failure: (error) => registrationFailure(error, messages),
    keepAs: 'register',
  })
  const labels = {
    email: messages['account.email'],
    password: messages['account.password'],
    passwordConfirm: messages['account.passwordConfirm'],
    ...identityLabels(messages),
    ...optionalLabels(messages),
    ...civilityLabel(messages),
    consent: messages['account.consentShort'],
    optin_email: messages['account.optinEmail'],
  }

  const isTaken = form.errors.email === 'common.emailTaken'

  return (
    <>
      <Form
        form={form}
        strings={messages}
        labels={labels}
        className="form form--grid"
        ways={isTaken && <WaysOfKnown strings={messages} paths={paths} />}
      >
        <ForWhat strings={messages} />
        <Field name="email" type="email" autoComplete="email" required />
        <PasswordField
          name="password"
          autoComplete="new-password"
          strings={messages}
          typed={form.values?.password ?? ''}
        />
        <PasswordField name="passwordConfirm" autoComplete="new-password" strings={messages} />
        <IdentityFields />
        <OptionalFields strings={messages} />
        <CivilityField strings={messages} />
        <Checkbox name="consent" text={messages['account.consent']} required>
          <a href={paths.privacy} target="_blank" rel="noopener">
            {messages['account.consentLink']}
            <span className="visually-hidden"> ({messages['account.newWindow']})</span>
          </a>
        </Checkbox>
        <Checkbox name="optin_email" />
        <SubmitButton>{messages['account.registerSubmit']}</SubmitButton>
      </Form>
      {registered && <WelcomeDialog registered={registered} strings={messages} />}
    </>
  )
}

/** Leads who has an account already to it, with the chosen app. */
function WaysOfKnown({
  strings,
  paths,
}: Pick<IslandProps<RegisterStrings>, 'paths'> & { strings: RegisterStrings }) {
  return (
    <p className="cluster">
      <a href={paths.signin + location.search}>{strings['forms.takenSignIn']}</a>
      <a href={paths.passwordForgotten}>{strings['forms.takenForgotten']}</a>
    </p>
  )
}

/** Says for which app or visit pass one registers. */
function ForWhat({ strings }: { strings: RegisterStrings }) {
  const [sentence, setSentence] = useState<string>()
  useEffect(() => {
    const visit = visitAhead(location.search)
    if (chosenApp(location.search) !== null) setSentence(strings['account.registerForApp'])
    else if (visit) setSentence(interpolate(strings['visit.registerFor'], { name: visit.name ?? '' }))
  }, [strings])
  return sentence && <p className="alert alert--info">{sentence}</p>
}

/** Leads to one's apps with a visit pass, whose seat is taken by then. */
const placeAfter = (search: string, paths: IslandPaths) =>
  visitAhead(search) ? paths.userapps : wayBack(search, location.origin, paths.home)

/**
 * Adds the server's sentence, or a general one, to the fixed sentence. A visit pass without a seat left is forgotten:
 * the next try makes the account without it.
 */
function registrationFailure(error: unknown, strings: RegisterStrings): string {
  const detail = isApiError(error, 'network')
    ? strings['common.networkError']
    : isApiError(error) && error.detail
  if (isApiError(error) && /^(?:visit_pass_|app_not_online)/.test(error.code)) {
    forgetVisit()
    return `${detail} ${strings['visit.registerWithout']}`
  }
  return `${strings['common.accountCreatedError']} ${detail || strings['common.accountCreatedErrorDetail']}`
}
