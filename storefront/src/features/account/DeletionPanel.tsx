import { ApiError, isApiError } from '@portal/client'
import { interpolate } from '@portal/messages/translate'
import { useRef, useState } from 'react'
import { Form, SubmitButton } from '../../components/form/Form.tsx'
import { PasswordField, UsernameOf } from '../../components/form/PasswordField.tsx'
import { textOf, useForm } from '../../components/form/useForm.ts'
import { Success } from '../../components/Success.tsx'
import { BRIEFLY_MS } from '../../components/useBriefly.ts'
import { portal } from '../../stores/portal.ts'
import { users } from '../../stores/users.ts'
import type { AccountStrings } from './strings.ts'

type DeletionPanelProps = {
  email: string
  hasPassword: boolean
  home: string
  strings: AccountStrings
  onDeleted: () => void
}

/** Deletes the account after a confirmation with the password, or a sign-in a moment ago (docs/product.md#own-account). */
export function DeletionPanel({ email, hasPassword, home, strings, onDeleted }: DeletionPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [deleted, setDeleted] = useState(false)

  const form = useForm({
    read: (data) => ({ password: textOf(data, 'password') }),
    validate: ({ password }) => (password || !hasPassword ? {} : { password: 'common.requiredField' }),
    submit: async ({ password }) => {
      const status = await users.deleteAccount(hasPassword ? password : undefined)
      if (status !== 204) throw new ApiError({ code: 'internal_error', status })
      dialog.current?.close()
      setDeleted(true)
      onDeleted()
      setTimeout(() => {
        portal.session.clear()
        location.replace(home)
      }, BRIEFLY_MS)
    },
    failure: (error) => deletionFailure(error, strings),
  })

  return (
    <>
      <Success shown={deleted}>{strings['common.deleted']}</Success>
      {!deleted && (
        <>
          <p>{strings['account.deletionText']}</p>
          <div className="form__actions">
            <button
              type="button"
              className="button button--danger"
              onClick={() => dialog.current?.showModal()}
            >
              {strings['account.deletionSubmit']}
            </button>
          </div>
        </>
      )}
      <dialog className="dialog" ref={dialog} aria-labelledby="deletion-title" onClose={() => form.reset()}>
        <div className="dialog__head">
          <h2 className="dialog__title" id="deletion-title">
            {strings['account.deletionConfirmTitle']}
          </h2>
        </div>
        <div className="dialog__body">
          <p>{strings['account.deletionText']}</p>
          <Form form={form} strings={strings} labels={{ password: strings['account.password'] }}>
            <UsernameOf email={email} />
            {hasPassword && (
              <PasswordField name="password" autoComplete="current-password" strings={strings} />
            )}
            <SubmitButton
              look="danger"
              beside={
                <button type="button" className="button" onClick={() => dialog.current?.close()}>
                  {strings['common.cancel']}
                </button>
              }
            >
              {strings['account.deletionConfirm']}
            </SubmitButton>
          </Form>
        </div>
      </dialog>
    </>
  )
}

/** Picks one of the two alerts: with the server's sentence, or the general one. */
function deletionFailure(error: unknown, strings: AccountStrings): string {
  if (isApiError(error, 'confirm_password')) return strings['account.deletionSignInAgain']
  if (!isApiError(error) || error.code === 'network') return strings['account.deletionError']
  return interpolate(strings['account.deletionFailed'], { status: error.detail || error.status })
}
