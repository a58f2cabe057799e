import type { User } from '@portal/contract'
import { formatParis, profileErrors } from '@portal/contract/rules'
import { interpolate } from '@portal/messages/translate'
import { useState } from 'react'
import { Checkbox } from '../../components/form/Choices.tsx'
import { Form, SubmitButton } from '../../components/form/Form.tsx'
import { failureText } from '../../components/form/failure.ts'
import { useForm } from '../../components/form/useForm.ts'
import { Success } from '../../components/Success.tsx'
import { useBriefly } from '../../components/useBriefly.ts'
import { portal } from '../../stores/portal.ts'
import { IdentityFields, OptionalFields, profileLabels, readProfile } from './ProfileFields.tsx'
import { ProfileView } from './ProfileView.tsx'
import type { AccountStrings } from './strings.ts'

type ProfilePanelProps = { user: User; strings: AccountStrings; onSaved: (user: User) => void }

/** The profile, to look at and, once asked for, to edit. */
export function ProfilePanel({ user, strings, onSaved }: ProfilePanelProps) {
  const [editing, setEditing] = useState(false)
  const [saved, showSaved] = useBriefly()
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
            <button type="button" className="button" onClick={() => setEditing(true)}>
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
      const civility = profile.civility as User['civility']
      onSaved(await portal.users.updateProfile(user.id, { ...profile, civility, email: user.email }))
    },
    failure: (error) => failureText(error, strings),
  })
  return (
    <Form form={form} strings={strings} labels={profileLabels(strings)} className="form form--grid">
      <IdentityFields strings={strings} initial={user} />
      <p>
        {user.email} <span className="field__hint">{strings['account.emailFixed']}</span>
      </p>
      <OptionalFields strings={strings} initial={user} />
      <Checkbox name="optin_email" defaultChecked={user.optin_email} />
      <SubmitButton
        beside={
          <button type="button" className="button button--quiet" onClick={onCancel}>
            {strings['common.cancel']}
          </button>
        }
      >
        {strings['common.save']}
      </SubmitButton>
    </Form>
  )
}
