import { Menu, MenuItem } from '@mui/material'
import type { AdminAccess } from '@portal/contract'
import { NULL_DURATION_ID, RequestStatus } from '@portal/contract/rules'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { grantDurationChoices } from '../../fields/choices.ts'
import { useSentence } from '../../providers/i18nProvider.ts'
import { currentLanguage } from '../../providers/language.ts'
import type { Decision } from './decisions.ts'
import { OwnReason } from './OwnReason.tsx'
import { useRefusals } from './useRefusals.ts'

type DecisionMenuProps = {
  access: AdminAccess
  to: RequestStatus
  anchor: HTMLElement
  onDecide: (decision: Decision) => void
  onClose: () => void
}

/** Offers durations for a grant, reasons for anything else; one press decides. */
const DecisionMenu = ({ access, to, anchor, onDecide, onClose }: DecisionMenuProps) => {
  const t = useSentence()
  const translate = useTranslate()
  const refusals = useRefusals()
  const [isWriting, setWriting] = useState(false)
  const decide = (chosen: Omit<Decision, 'status'>) => {
    onClose()
    onDecide({ status: to, ...chosen })
  }
  const give = (reason: string | null) => decide({ duration_id: NULL_DURATION_ID, reason })
  if (isWriting) return <OwnReason access={access} to={to} onGive={give} onClose={onClose} />
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ paper: { sx: { maxWidth: 'min(480px, 100% - 32px)' } } }}
    >
      {to === RequestStatus.granted
        ? grantDurationChoices.map(({ id, name }) => (
            <MenuItem
              key={id}
              selected={id === access.proposed_duration_id}
              onClick={() => decide({ duration_id: id })}
            >
              {translate(name)}
            </MenuItem>
          ))
        : [
            ...refusals.map((sentence) => (
              <MenuItem key={sentence.fr} onClick={() => give(sentence[access.language ?? 'fr'])}>
                {sentence[currentLanguage()]}
              </MenuItem>
            )),
            <MenuItem key="own" onClick={() => setWriting(true)}>
              {t('requestsAdmin.decision.ownReason')}
            </MenuItem>,
            <MenuItem key="none" onClick={() => give(null)}>
              {t('requestsAdmin.decision.noReason')}
            </MenuItem>,
          ]}
    </Menu>
  )
}
export default DecisionMenu
