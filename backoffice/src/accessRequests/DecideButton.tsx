import type { AdminAccess } from '@portal/contract'
import { RequestStatus } from '@portal/contract/rules'
import { useSentence } from '../providers/i18nProvider.ts'
import { nameOf } from './nameOf.ts'

export type RowDecision = typeof RequestStatus.granted | typeof RequestStatus.refused

/** Gives the id of a row's button, by which the focus finds the same button of another row. */
export const decideButtonId = (to: RequestStatus, id: number) =>
  `${to === RequestStatus.granted ? 'grant' : 'refuse'}-${id}`

type DecideButtonProps = { access: AdminAccess; to: RowDecision; onPress: (to: RowDecision) => void }

/** Grants or refuses, named with person and app: 'Accorder – Zoé Martin, Prélude'. */
export const DecideButton = ({ access, to, onPress }: DecideButtonProps) => {
  const t = useSentence()
  const isGrant = to === RequestStatus.granted
  const action = t(isGrant ? 'requestsAdmin.action.grant' : 'requestsAdmin.action.refuse')
  return (
    <button
      type="button"
      id={decideButtonId(to, access.id)}
      className={isGrant ? 'action action-main' : 'action'}
      aria-label={`${action} – ${nameOf(access, ', ')}`}
      onClick={() => onPress(to)}
    >
      {action}
    </button>
  )
}
