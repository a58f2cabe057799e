import { emailErrors } from '@portal/contract/rules'
import { useState } from 'react'
import { Field } from '../../components/form/Field.tsx'
import { Form, SubmitButton } from '../../components/form/Form.tsx'
import { failureText } from '../../components/form/failure.ts'
import { textOf, useForm } from '../../components/form/useForm.ts'
import { Success } from '../../components/Success.tsx'
import type { IslandProps } from '../../islands.ts'
import { users } from '../../stores/users.ts'
import type { PasswordForgottenStrings } from './strings.ts'

/** Asks for a link to a new password; the answer is the same for every address. */
export function PasswordForgotten({ messages }: IslandProps<PasswordForgottenStrings>) {
  const [sent, setSent] = useState(false)
  const form = useForm({
    read: (data) => ({ email: textOf(data, 'email') }),
    validate: emailErrors,
    submit: async ({ email }) => {
      setSent(false)
      await users.forgotPassword(email.trim())
      setSent(true)
    },
    failure: (error) => failureText(error, messages),
    keepAs: 'forgotten',
  })

  return (
    <Form form={form} strings={messages} labels={{ email: messages['account.email'] }}>
      <Success shown={sent}>
        <p>{messages['session.forgottenSent']}</p>
        <p>{messages['session.forgottenAgain']}</p>
      </Success>
      <Field name="email" type="email" autoComplete="username" required />
      <SubmitButton>{messages['session.forgottenSubmit']}</SubmitButton>
    </Form>
  )
}
