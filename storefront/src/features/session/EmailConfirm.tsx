import { isApiError } from '@portal/client'
import { useState } from 'react'
import { ActionButton } from '../../components/ActionButton.tsx'
import { Failure } from '../../components/Failure.tsx'
import { failureText } from '../../components/form/failure.ts'
import { useAction } from '../../components/useAction.ts'
import type { IslandProps } from '../../islands.ts'
import { users } from '../../stores/users.ts'
import type { EmailConfirmStrings } from './strings.ts'
import { takeToken } from './takeToken.ts'

/** Confirms an address by a press of the button: what opens links in mails by itself confirms nothing. */
export function EmailConfirm({ messages, paths }: IslandProps<EmailConfirmStrings>) {
  const [token] = useState(takeToken)
  const [isDone, setDone] = useState(false)
  const action = useAction((error) =>
    isApiError(error, 'invalid_fields') ? messages['session.confirmInvalid'] : failureText(error, messages),
  )
  const confirm = () =>
    action.run(async () => {
      await users.confirmEmail(token ?? '')
      setDone(true)
    })

  if (isDone)
    return (
      <div className="stack">
        <p className="alert alert--success" role="status">
          {messages['session.confirmDone']}
        </p>
        <p>
          <a className="button button--primary" href={paths.userapps}>
            {messages['shell.myApps']}
          </a>
        </p>
      </div>
    )
  return (
    <div className="stack">
      <p>{messages['session.confirmLead']}</p>
      <Failure text={action.failed} />
      <p className="cluster">
        <ActionButton busy={action.busy} busyLabel={messages['common.sending']} onClick={confirm}>
          {messages['session.confirmSubmit']}
        </ActionButton>
        {action.failed && (
          <a className="button" href={paths.account}>
            {messages['shell.account']}
          </a>
        )}
      </p>
    </div>
  )
}
