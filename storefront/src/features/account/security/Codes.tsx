import { interpolate } from '@portal/messages/translate'
import { useState } from 'react'
import { ActionButton } from '../../../components/ActionButton.tsx'
import { Failure } from '../../../components/Failure.tsx'
import { failureText } from '../../../components/form/failure.ts'
import { useAction } from '../../../components/useAction.ts'
import { writtenDate } from '../../../lib/writtenDate.ts'
import { calls } from './calls.ts'
import { type Beginning, SetCodes } from './SetCodes.tsx'
import type { SectionProps } from './section.ts'

/** Sets one-time codes, or removes them. */
export function Codes(props: SectionProps) {
  const { factors, words, strings, prove, onChanged } = props
  const [beginning, setBeginning] = useState<Beginning>()
  const { busy, failed, run } = useAction((error) => failureText(error, strings))

  const begin = () =>
    run(async () => {
      const [secret, { drawQr }] = await Promise.all([prove(calls.beginCode), import('./drawQr.ts')])
      setBeginning({ ...secret, ...drawQr(secret.uri) })
    })
  const remove = () =>
    run(async () => {
      await prove(calls.removeCode)
      await onChanged(words.codes.removed)
    })
  async function onSet() {
    setBeginning(undefined)
    await onChanged(words.codes.done)
  }
  return (
    <section className="stack panel__part">
      <h2>{words.codes.title}</h2>
      <p className="muted">
        {factors.code
          ? interpolate(words.codes.since, { date: writtenDate(factors.code.since) })
          : words.codes.lead}
      </p>
      <Failure text={failed} />
      {beginning ? (
        <SetCodes {...props} beginning={beginning} onSet={onSet} onCancel={() => setBeginning(undefined)} />
      ) : (
        (factors.code || factors.available) && (
          <div className="form__actions">
            <ActionButton
              look={factors.code ? 'outline' : 'primary'}
              busy={busy}
              busyLabel={strings['common.sending']}
              onClick={factors.code ? remove : begin}
            >
              {factors.code ? words.codes.remove : words.codes.add}
            </ActionButton>
          </div>
        )
      )}
    </section>
  )
}
