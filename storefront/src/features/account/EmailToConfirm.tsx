import { useState } from 'react'
import { ActionButton } from '../../components/ActionButton.tsx'
import { Failure } from '../../components/Failure.tsx'
import { failureText } from '../../components/form/failure.ts'
import { Success } from '../../components/Success.tsx'
import { useAction } from '../../components/useAction.ts'
import { users } from '../../stores/users.ts'
import type { AccountStrings } from './strings.ts'

/** Says that nothing opens before the address is confirmed, and sends another link. */
export function EmailToConfirm({ strings }: { strings: AccountStrings }) {
  const [isSent, setSent] = useState(false)
  const { busy, failed, run } = useAction((error) => failureText(error, strings))
  const send = () =>
    run(async () => {
      setSent(false)
      await users.askForConfirmation()
      setSent(true)
    })
  return (
    <div className="stack">
      <p className="alert alert--warning">{strings['account.emailToConfirm']}</p>
      <Success shown={isSent}>{strings['account.emailConfirmSent']}</Success>
      <Failure text={failed} />
      <div className="form__actions">
        <ActionButton look="outline" busy={busy} busyLabel={strings['common.sending']} onClick={send}>
          {strings['account.emailConfirmAgain']}
        </ActionButton>
      </div>
    </div>
  )
}
