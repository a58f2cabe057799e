import type { User } from '@portal/contract'
import { interpolate } from '@portal/messages/translate'
import { useEffect, useRef, useState } from 'react'
import { isKept } from '../../components/form/keptText.ts'
import { Success } from '../../components/Success.tsx'
import { useBriefly } from '../../components/useBriefly.ts'
import { writtenDate } from '../../lib/writtenDate.ts'
import { OnDemand } from './OnDemand.tsx'
import { ProfileView } from './ProfileView.tsx'
import type { AccountStrings } from './strings.ts'

const profileForm = () => import('./ProfileForm.tsx')

type ProfilePanelProps = { user: User; strings: AccountStrings; onSaved: (user: User) => void }

/** Shows the profile, and edits it on request. */
export function ProfilePanel({ user, strings, onSaved }: ProfilePanelProps) {
  const [editing, setEditing] = useState(() => isKept('profile'))
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
        <OnDemand load={profileForm} strings={strings}>
          {({ ProfileForm }) => (
            <ProfileForm
              {...{ user, strings }}
              onCancel={() => setEditing(false)}
              onSaved={(changed) => {
                onSaved(changed)
                setEditing(false)
                showSaved()
              }}
            />
          )}
        </OnDemand>
      ) : (
        <>
          <ProfileView user={user} strings={strings} />
          <div className="form__actions">
            <button type="button" className="button" ref={edit} onClick={() => setEditing(true)}>
              {strings['account.profileEdit']}
            </button>
          </div>
          <p className="muted">
            {interpolate(strings['account.memberSince'], { date: writtenDate(user.created_at) })}
          </p>
        </>
      )}
    </>
  )
}
