import type { User } from '@portal/contract'
import { profileErrors } from '@portal/contract/rules'
import { useEffect } from 'react'
import { Checkbox } from '../../components/form/Choices.tsx'
import { Field } from '../../components/form/Field.tsx'
import { Form, SubmitButton } from '../../components/form/Form.tsx'
import { failureText } from '../../components/form/failure.ts'
import { useForm } from '../../components/form/useForm.ts'
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
import type { AccountStrings } from './strings.ts'

type ProfileFormProps = {
  user: User
  strings: AccountStrings
  onSaved: (user: User) => void
  onCancel: () => void
}

export function ProfileForm({ user, strings, onSaved, onCancel }: ProfileFormProps) {
  const form = useForm({
    read: readProfile,
    validate: profileErrors,
    submit: async (profile) => {
      onSaved(await users.updateProfile(user.id, { ...profile, email: user.email }))
    },
    failure: (error) => failureText(error, strings),
    keepAs: 'profile',
  })
  useEffect(() => form.ref.current?.querySelector('input')?.focus(), [form.ref])
  const labels = {
    ...identityLabels(strings),
    email: strings['account.email'],
    ...optionalLabels(strings),
    ...civilityLabel(strings),
    optin_email: strings['account.optinEmail'],
  }
  return (
    <Form form={form} strings={strings} labels={labels} className="form form--grid">
      <IdentityFields initial={user} />
      <Field
        name="email"
        type="email"
        hint={strings['account.emailFixed']}
        readOnly
        defaultValue={user.email}
      />
      <OptionalFields strings={strings} initial={user} />
      <CivilityField strings={strings} initial={user} />
      <Checkbox name="optin_email" defaultChecked={user.optin_email} />
      <SubmitButton
        beside={
          <button type="button" className="button" onClick={onCancel}>
            {strings['common.cancel']}
          </button>
        }
      >
        {strings['common.save']}
      </SubmitButton>
    </Form>
  )
}
