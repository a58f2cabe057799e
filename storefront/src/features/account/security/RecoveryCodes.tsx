import type { Factors } from '@portal/contract'
import { interpolate } from '@portal/messages/translate'
import { ActionButton } from '../../../components/ActionButton.tsx'
import { Failure } from '../../../components/Failure.tsx'
import { failureText } from '../../../components/form/failure.ts'
import { useAction } from '../../../components/useAction.ts'
import { calls } from './calls.ts'
import { FEW } from './own.ts'
import { ShownCodes } from './ShownCodes.tsx'
import type { SectionProps } from './section.ts'
import type { OwnWords } from './words.ts'

type RecoveryCodesProps = SectionProps & {
  made: readonly string[] | undefined
  onMade: (codes: readonly string[] | undefined) => void
}

/** Makes recovery codes, shows them once, and says how many are left. */
export function RecoveryCodes({
  factors,
  words,
  strings,
  prove,
  onChanged,
  made,
  onMade,
}: RecoveryCodesProps) {
  const { busy, failed, run } = useAction((error) => failureText(error, strings))
  const { recovery } = words
  const make = () =>
    run(async () => {
      const { codes } = await prove(calls.makeRecoveryCodes)
      await onChanged(recovery.shown)
      onMade(codes)
    })
  const isFew = factors.recovery_left <= FEW
  return (
    <section className="stack panel__part">
      <h2>{recovery.title}</h2>
      {made ? (
        <ShownCodes codes={made} words={words} onKept={() => onMade(undefined)} />
      ) : (
        <>
          <p className="muted">{recovery.lead}</p>
          <p className={isFew ? 'alert alert--error' : undefined}>{leftOf(factors, words)}</p>
          <Failure text={failed} />
          {factors.available && (
            <div className="form__actions">
              <ActionButton look="outline" busy={busy} busyLabel={strings['common.sending']} onClick={make}>
                {factors.recovery_left > 0 ? recovery.again : recovery.make}
              </ActionButton>
              {factors.recovery_left > 0 && <p className="muted">{recovery.againNote}</p>}
            </div>
          )}
        </>
      )}
    </section>
  )
}

function leftOf({ recovery_left: count }: Factors, { recovery }: OwnWords): string {
  if (count === 0) return recovery.none
  return interpolate(count <= FEW ? recovery.few : recovery.left, { count })
}
