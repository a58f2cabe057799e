import type { AdminAccess } from '@portal/contract'
import { RequestStatus } from '@portal/contract/rules'
import { lazy, Suspense, useState } from 'react'
import { durationName } from '../../fields/durationName.ts'
import { useSentence } from '../../providers/i18nProvider.ts'
import { type Decision, decisionVerb } from './decisions.ts'
import { nameOf } from './nameOf.ts'

const DecisionMenu = lazy(() => import('./DecisionMenu.tsx'))

type DecideButtonsProps = {
  access: AdminAccess
  /** Decisions to offer, each with a button. */
  decisions: readonly RequestStatus[]
  onDecide: (decision: Decision) => void
}
type Opened = { anchor: HTMLElement; to: RequestStatus }

/** Gives the id of a request's button, by which the focus finds the same button of another one. */
export const decideButtonId = (to: RequestStatus, id: number) =>
  `${to === RequestStatus.granted ? 'grant' : 'refuse'}-${id}`

/**
 * Grants in one press with the proposed duration, or another from a menu; anything else takes a reason from a
 * menu. Named with person and app: 'Accorder 4h – Zoé Martin, Prélude'.
 */
export const DecideButtons = ({ access, decisions, onDecide }: DecideButtonsProps) => {
  const t = useSentence()
  const [opened, setOpened] = useState<Opened>()
  const whose = nameOf(access, ', ')
  const menu = (to: RequestStatus) => ({
    'aria-haspopup': 'menu' as const,
    'aria-expanded': opened?.to === to,
    onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => setOpened({ anchor: currentTarget, to }),
  })
  return (
    <div className="cell-actions">
      {decisions.map((to) => {
        const verb = t(`requestsAdmin.action.${decisionVerb(access.status, to)}`)
        if (to !== RequestStatus.granted)
          return (
            <button
              key={to}
              type="button"
              id={decideButtonId(to, access.id)}
              className="action"
              aria-label={`${verb} – ${whose}`}
              {...menu(to)}
            >
              {verb}
            </button>
          )
        const proposed = access.proposed_duration_id
        const label = `${verb} ${t(durationName(proposed))}`
        return (
          <span key={to} className="action-split">
            <button
              type="button"
              id={decideButtonId(to, access.id)}
              className="action action-main"
              aria-label={`${label} – ${whose}`}
              onClick={() => onDecide({ status: to, duration_id: proposed })}
            >
              {label}
            </button>
            <button
              type="button"
              className="action action-main action-more"
              aria-label={`${t('requestsAdmin.decision.otherDuration')} – ${whose}`}
              {...menu(to)}
            >
              <span aria-hidden>▾</span>
            </button>
          </span>
        )
      })}
      {opened && (
        <Suspense fallback={null}>
          <DecisionMenu
            {...opened}
            access={access}
            onDecide={onDecide}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}
