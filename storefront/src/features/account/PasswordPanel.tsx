import { isApiError } from '@portal/client'
import { passwordChangeErrors } from '@portal/contract/rules'
import { Form, SubmitButton } from '../../components/form/Form.tsx'
import { failureText } from '../../components/form/failure.ts'
import { PasswordField, UsernameOf } from '../../components/form/PasswordField.tsx'
import { textOf, useForm } from '../../components/form/useForm.ts'
import { Success } from '../../components/Success.tsx'
import { useBriefly } from '../../components/useBriefly.ts'
import { users } from '../../stores/users.ts'
import type { AccountStrings } from './strings.ts'

export function PasswordPanel({ email, strings }: { email: string; strings: AccountStrings }) {
  const [changed, showChanged] = useBriefly()
  const form = useForm({
    read: (data) => ({
      password: textOf(data, 'password'),
      passwordNew: textOf(data, 'passwordNew'),
      passwordConfirm: textOf(data, 'passwordConfirm'),
    }),
    validate: passwordChangeErrors,
    submit: async (passwords) => {
      await users.changePassword(passwords)
      form.reset()
      showChanged()
    },
    failure: (error) => passwordFailure(error, strings),
  })
  const labels = {
    password: strings['account.passwordCurrent'],
    passwordNew: strings['account.passwordNew'],
    passwordConfirm: strings['account.passwordConfirm'],
  }
  return (
    <>
      <Success shown={changed}>{strings['common.passwordUpdated']}</Success>
      <p className="muted">{strings['account.passwordOthers']}</p>
      <Form form={form} strings={strings} labels={labels}>
        <UsernameOf email={email} />
        <PasswordField name="password" autoComplete="current-password" strings={strings} />
        <PasswordField
          name="passwordNew"
          autoComplete="new-password"
          strings={strings}
          typed={form.values?.passwordNew ?? ''}
        />
        <PasswordField name="passwordConfirm" autoComplete="new-password" strings={strings} />
        <SubmitButton>{strings['account.passwordSubmit']}</SubmitButton>
      </Form>
    </>
  )
}

/** Adds the server's sentence when no field is to blame. */
function passwordFailure(error: unknown, strings: AccountStrings): string {
  const byField = isApiError(error) && Object.keys(error.errors).length > 0
  return byField
    ? strings['common.passwordUpdatedKo']
    : `${strings['common.passwordUpdatedKo']}. ${failureText(error, strings)}`
}
