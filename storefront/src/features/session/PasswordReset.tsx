import { isApiError } from '@portal/client'
import { passwordResetErrors } from '@portal/contract/rules'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, SubmitButton } from '../../components/form/Form.tsx'
import { failureText } from '../../components/form/failure.ts'
import { PasswordField } from '../../components/form/PasswordField.tsx'
import { textOf, useForm } from '../../components/form/useForm.ts'
import type { IslandProps } from '../../islands.ts'
import { users } from '../../stores/users.ts'
import type { PasswordResetStrings } from './strings.ts'
import { takeToken } from './takeToken.ts'

/** Sets a new password with the token of the mail's link. */
export function PasswordReset({ messages, paths }: IslandProps<PasswordResetStrings>) {
  const [token, setToken] = useState<string | null>(null)
  const [step, setStep] = useState<'form' | 'done' | 'invalid'>('form')
  useEffect(() => {
    const found = takeToken()
    setToken(found)
    if (!found) setStep('invalid')
  }, [])

  const form = useForm({
    read: (data) => ({
      passwordNew: textOf(data, 'passwordNew'),
      passwordConfirm: textOf(data, 'passwordConfirm'),
    }),
    validate: passwordResetErrors,
    submit: async (body) => {
      try {
        await users.resetPassword({ ...body, token: token ?? '' })
        setStep('done')
      } catch (error) {
        if (!isApiError(error) || !refusesToken(error)) throw error
        setStep('invalid')
      }
    },
    failure: (error) => failureText(error, messages),
  })

  if (step === 'done')
    return (
      <Outcome tone="success" text={messages['session.resetDone']}>
        <a className="button button--primary" href={paths.signin}>
          {messages['signin.title']}
        </a>
      </Outcome>
    )
  if (step === 'invalid')
    return (
      <Outcome tone="error" text={messages['session.resetLinkInvalid']}>
        <a className="button button--primary" href={paths.passwordForgotten}>
          {messages['session.resetAskAgain']}
        </a>
      </Outcome>
    )
  return (
    <Form
      form={form}
      strings={messages}
      labels={{
        passwordNew: messages['account.passwordNew'],
        passwordConfirm: messages['account.passwordConfirm'],
      }}
    >
      <PasswordField
        name="passwordNew"
        autoComplete="new-password"
        strings={messages}
        typed={form.values?.passwordNew ?? ''}
      />
      <PasswordField name="passwordConfirm" autoComplete="new-password" strings={messages} />
      <SubmitButton>{messages['session.resetSubmit']}</SubmitButton>
    </Form>
  )
}

type OutcomeProps = { tone: 'success' | 'error'; text: string; children: ReactNode }

/** Replaces the form with its outcome and takes the focus. */
function Outcome({ tone, text, children }: OutcomeProps) {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div className="stack">
      <p
        className={`alert alert--${tone}`}
        role={tone === 'error' ? 'alert' : 'status'}
        tabIndex={-1}
        ref={ref}
      >
        {text}
      </p>
      {children}
    </div>
  )
}

const refusesToken = (error: { code: string; errors: Record<string, string> }) =>
  error.code === 'invalid_token' || error.code === 'not_found' || 'token' in error.errors
