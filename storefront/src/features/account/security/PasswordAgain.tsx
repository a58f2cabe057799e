import { Form, SubmitButton } from '../../../components/form/Form.tsx'
import { failureText } from '../../../components/form/failure.ts'
import { PasswordField, UsernameOf } from '../../../components/form/PasswordField.tsx'
import { textOf, useForm } from '../../../components/form/useForm.ts'
import type { AccountStrings } from '../strings.ts'
import type { OwnWords } from './words.ts'

type PasswordAgainProps = {
  email: string
  words: OwnWords
  strings: AccountStrings
  onGiven: (password: string) => Promise<void>
}

/** Asks for the password, where the sign-in was a while ago. */
export function PasswordAgain({ email, words, strings, onGiven }: PasswordAgainProps) {
  const form = useForm({
    read: (data) => ({ password: textOf(data, 'password') }),
    validate: ({ password }) => (password ? {} : { password: 'common.requiredField' }),
    submit: ({ password }) => onGiven(password),
    failure: (error) => failureText(error, strings),
  })
  return (
    <>
      <p>{words.passwordAgain}</p>
      <Form form={form} strings={strings} labels={{ password: strings['account.password'] }}>
        <UsernameOf email={email} />
        <PasswordField name="password" autoComplete="current-password" strings={strings} />
        <SubmitButton>{strings['common.confirm']}</SubmitButton>
      </Form>
    </>
  )
}
