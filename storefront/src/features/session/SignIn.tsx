import { useStore } from '@nanostores/react'
import { type ApiError, isApiError } from '@portal/client'
import { signInErrors } from '@portal/contract/rules'
import { type ReactNode, useEffect, useState } from 'react'
import { Failure } from '../../components/Failure.tsx'
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

/** Asks for e-mail and password; whoever has a second factor is asked for it next, in place. */
export function SignIn({ locale, messages, paths }: IslandProps<SignInStrings>) {
  const signedIn = useStore($signedIn, { ssr: () => false })
  useEffect(() => {
    // Replaces the history entry, so that the back button does not lead to the form.
    if (signedIn) location.replace(wayBack(location.search, location.origin, paths.home))
  }, [signedIn, paths.home])

  const [step, setStep] = useState<ReactNode>()
  const [before, setBefore] = useState<{ email: string; sentence?: string | undefined }>()
  async function askFactor(email: string, asked: NonNullable<ApiError['factor']>) {
    const { SignInFactor, words } = await (await import('./SignInFactor.tsx')).loadStep(locale)
    const back = (sentence?: string) => {
      setStep(undefined)
      setBefore({ email, sentence })
    }
    setStep(<SignInFactor asked={asked} words={words} strings={messages} onBack={back} />)
  }

  const form = useForm({
    read: (data) => ({ email: textOf(data, 'email'), password: textOf(data, 'password') }),
    validate: signInErrors,
    submit: async (credentials) => {
      setBefore(undefined)
      try {
        await portal.tokens.signIn({ ...credentials, email: credentials.email.trim() })
      } catch (error) {
        if (!isApiError(error) || !error.factor) throw error
        await askFactor(credentials.email, error.factor)
      }
    },
    failure: (error) => signInFailure(error, messages),
    keepAs: 'signin',
  })

  if (step) return step
  return (
    <Form
      form={form}
      strings={messages}
      labels={{ email: messages['account.email'], password: messages['account.password'] }}
    >
      <Failure text={before?.sentence} />
      <Remembered strings={messages} />
      <Field name="email" type="email" autoComplete="username" defaultValue={before?.email} required />
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
  if (!isApiError(error) || error.code === 'network') return failureText(error, strings)
  const more = error.code === 'invalid_credentials' ? '' : ` ${failureText(error, strings)}`
  return strings['signin.errorIdentify'] + more
}
