import type { User } from '@portal/contract'
import { formatParis, profileErrors } from '@portal/contract/rules'
import { interpolate } from '@portal/messages/translate'
import { useEffect, useRef, useState } from 'react'
import { Checkbox } from '../../components/form/Choices.tsx'
import { Field } from '../../components/form/Field.tsx'
import { Form, SubmitButton } from '../../components/form/Form.tsx'
import { failureText } from '../../components/form/failure.ts'
import { useForm } from '../../components/form/useForm.ts'
import { Success } from '../../components/Success.tsx'
import { useBriefly } from '../../components/useBriefly.ts'
import { portal } from '../../stores/portal.ts'
import {
  CivilityField,
  civilityLabel,
  IdentityFields,
  identityLabels,
  OptionalFields,
  optionalLabels,
  readProfile,
} from './ProfileFields.tsx'
import { ProfileView } from './ProfileView.tsx'
import type { AccountStrings } from './strings.ts'

type ProfilePanelProps = { user: User; strings: AccountStrings; onSaved: (user: User) => void }

/** Shows the profile, and edits it on request. */
export function ProfilePanel({ user, strings, onSaved }: ProfilePanelProps) {
  const [editing, setEditing] = useState(false)
  const [saved, showSaved] = useBriefly()
  const edit = useRef<HTMLButtonElement>(null)
  const left = useRef(false)
  // Gives the focus back to the edit button, which is gone while editing.
  useEffect(() => {
    if (!editing && left.current) edit.current?.focus({ preventScroll: true })
    left.current = editing
  }, [editing])
  return (
    <>
      <Success shown={saved}>{strings['common.modified']}</Success>
      {editing ? (
        <ProfileForm
          {...{ user, strings }}
          onCancel={() => setEditing(false)}
          onSaved={(changed) => {
            onSaved(changed)
            setEditing(false)
            showSaved()
          }}
        />
      ) : (
        <>
          <ProfileView user={user} strings={strings} />
          <div className="form__actions">
            <button type="button" className="button" ref={edit} onClick={() => setEditing(true)}>
              {strings['account.profileEdit']}
            </button>
          </div>
          <p className="muted">
            {interpolate(strings['account.memberSince'], { date: formatParis(user.created_at) })}
          </p>
        </>
      )}
    </>
  )
}

function ProfileForm({ user, strings, onSaved, onCancel }: ProfilePanelProps & { onCancel: () => void }) {
  const form = useForm({
    read: readProfile,
    validate: profileErrors,
    submit: async (profile) => {
      onSaved(await portal.users.updateProfile(user.id, { ...profile, email: user.email }))
    },
    failure: (error) => failureText(error, strings),
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
