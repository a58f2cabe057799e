import type { UserApp } from '@portal/contract'
import { isExtensionOpen } from '@portal/contract/rules'
import { interpolate } from '@portal/messages/translate'
import { useEffect, useRef, useState } from 'react'
import { ActionButton } from '../../components/ActionButton.tsx'
import { Failure } from '../../components/Failure.tsx'
import { failureText } from '../../components/form/failure.ts'
import { useAction } from '../../components/useAction.ts'
import { portal } from '../../stores/portal.ts'
import { Dated } from './Dated.tsx'
import type { MoreTimeStrings } from './strings.ts'

type MoreTimeProps = {
  access: UserApp
  name: string
  now: Date
  strings: MoreTimeStrings
  reload: () => void
}

/** Offers the one extension of a running access, near its end (docs/product.md#extending-an-access). */
export function MoreTime({ access, name, now, strings, reload }: MoreTimeProps) {
  const { busy, failed, run } = useAction((error) => failureText(error, strings))
  const [justNow, setJustNow] = useState(false)
  const said = useRef<HTMLParagraphElement>(null)
  // The pressed button is gone: the sentence in its place takes the focus.
  useEffect(() => {
    if (justNow && access.extended_at) said.current?.focus()
  }, [justNow, access.extended_at])

  if (access.extended_at)
    return (
      <p className="muted" ref={said} tabIndex={-1}>
        {access.expire_at && <Dated sentence={strings['access.extended']} instant={access.expire_at} />}
      </p>
    )
  const minutes = access.extension_minutes
  if (minutes === 0) return null
  if (!isExtensionOpen(access, now))
    return <p className="muted">{interpolate(strings['access.extendLater'], { minutes })}</p>

  const extend = () =>
    run(async () => {
      await portal.accesses.extend(access.id)
      setJustNow(true)
      reload()
    })
  return (
    <div className="stack">
      <Failure text={failed} />
      <div className="form__actions">
        <ActionButton look="outline" busy={busy} busyLabel={strings['common.sending']} onClick={extend}>
          {interpolate(strings['access.extend'], { minutes })}
          <span className="visually-hidden"> – {name}</span>
        </ActionButton>
      </div>
    </div>
  )
}
