import { useStore } from '@nanostores/react'
import { isApiError } from '@portal/client'
import { signInErrors } from '@portal/contract/rules'
import { useEffect } from 'react'
import { Field } from '../../components/form/Field.tsx'
import { Form, SubmitButton } from '../../components/form/Form.tsx'
import { failureText } from '../../components/form/failure.ts'
import { PasswordField } from '../../components/form/PasswordField.tsx'
import { textOf, useForm } from '../../components/form/useForm.ts'
import type { IslandProps } from '../../islands.ts'
import { wayBack } from '../../lib/wayBack.ts'
import { portal } from '../../stores/portal.ts'
import { $signedIn } from '../../stores/session.ts'
import { Remembered } from './Remembered.tsx'
import type { SignInStrings } from './strings.ts'

export function SignIn({ messages, paths }: IslandProps<SignInStrings>) {
  const signedIn = useStore($signedIn, { ssr: () => false })
  useEffect(() => {
    // Replaces the history entry, so that the back button does not lead to the form.
    if (signedIn) location.replace(wayBack(location.search, location.origin, paths.home))
  }, [signedIn, paths.home])

  const form = useForm({
    read: (data) => ({ email: textOf(data, 'email'), password: textOf(data, 'password') }),
    validate: signInErrors,
    submit: async (credentials) => {
      await portal.tokens.signIn({ ...credentials, email: credentials.email.trim() })
    },
    failure: (error) => signInFailure(error, messages),
  })

  return (
    <Form
      form={form}
      strings={messages}
      labels={{ email: messages['account.email'], password: messages['account.password'] }}
    >
      <Remembered strings={messages} />
      <Field name="email" type="email" autoComplete="username" required />
      <PasswordField name="password" autoComplete="current-password" strings={messages} />
      <p>
        <a href={paths.passwordForgotten}>{messages['signin.forgotten']}</a>
      </p>
      <SubmitButton>{messages['signin.title']}</SubmitButton>
    </Form>
  )
}

/** Adds the server's sentence where it says more: too many attempts, a blocked account. */
function signInFailure(error: unknown, strings: SignInStrings): string {
  if (isApiError(error, 'network')) return failureText(error, strings)
  const more =
    isApiError(error) && error.code !== 'invalid_credentials' ? ` ${failureText(error, strings)}` : ''
  return strings['signin.errorIdentify'] + more
}
