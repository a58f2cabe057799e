import { hasPasskeys } from '@portal/client/passkeys'
import type { Passkey } from '@portal/contract'
import { interpolate } from '@portal/messages/translate'
import { useState } from 'react'
import { Failure } from '../../../components/Failure.tsx'
import { failureText } from '../../../components/form/failure.ts'
import { useAction } from '../../../components/useAction.ts'
import { writtenDate } from '../../../lib/writtenDate.ts'
import { AddPasskey } from './AddPasskey.tsx'
import { calls } from './calls.ts'
import type { SectionProps } from './section.ts'

/** Lists one's passkeys; adds and removes them. */
export function Passkeys(props: SectionProps) {
  const { factors, words, strings, prove, onChanged } = props
  const [isAdding, setAdding] = useState(false)
  const { failed, run } = useAction((error) => failureText(error, strings))

  const remove = ({ id }: Passkey) =>
    run(async () => {
      await prove(() => calls.removePasskey(id))
      await onChanged(words.passkeys.removed)
    })
  async function onAdded() {
    setAdding(false)
    await onChanged(words.passkeys.done)
  }
  return (
    <section className="stack panel__part">
      <h2>{words.passkeys.title}</h2>
      <p className="muted">{words.passkeys.lead}</p>
      <Failure text={failed} />
      {factors.passkeys.length > 0 && (
        <dl className="facts facts--rows">
          {factors.passkeys.map((passkey) => (
            <div key={passkey.id}>
              <dt>{passkey.name}</dt>
              <dd className="cluster">
                <span className="muted">{datesOf(passkey, words)}</span>
                <button
                  type="button"
                  className="button button--small"
                  aria-label={interpolate(words.passkeys.removeNamed, { name: passkey.name })}
                  onClick={() => remove(passkey)}
                >
                  {words.passkeys.remove}
                </button>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {factors.available && !hasPasskeys() && <p>{words.passkeys.unsupported}</p>}
      {factors.available && hasPasskeys() && !isAdding && (
        <div className="form__actions">
          <button type="button" className="button button--primary" onClick={() => setAdding(true)}>
            {words.passkeys.add}
          </button>
        </div>
      )}
      {isAdding && <AddPasskey {...props} onAdded={onAdded} onCancel={() => setAdding(false)} />}
    </section>
  )
}

function datesOf({ created_at, last_used_at }: Passkey, { passkeys }: SectionProps['words']): string {
  const added = interpolate(passkeys.added, { date: writtenDate(created_at) })
  const used = last_used_at
    ? interpolate(passkeys.used, { date: writtenDate(last_used_at) })
    : passkeys.unused
  return `${added} · ${used}`
}
