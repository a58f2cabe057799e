import MoreHoriz from '@mui/icons-material/MoreHoriz'
import { IconButton, Menu, MenuItem } from '@mui/material'
import type { AdminAccess } from '@portal/contract'
import { NULL_DURATION_ID, type RequestStatus } from '@portal/contract/rules'
import { useState } from 'react'
import { useDeletion } from '../forms/useDeletion.tsx'
import { useSentence } from '../providers/i18nProvider.ts'
import { type Decision, decisionVerb } from './decide/decisions.ts'

type PageMenuProps = {
  access: AdminAccess
  decisions: RequestStatus[]
  onDecide: (decision: Decision) => void
}

/** Holds what is done to a request seldom: cancelling it and deleting it. */
export const PageMenu = ({ access, decisions, onDecide }: PageMenuProps) => {
  const t = useSentence()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const { ask, dialog } = useDeletion({
    label: t('requestsAdmin.decision.deleteButton'),
    title: t('requestsAdmin.decision.deleteOne', { id: access.id }),
    text: t('requestsAdmin.decision.deleteHelp', { smart_count: 1 }),
  })
  const close = () => setAnchor(undefined)
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('requestsAdmin.decision.more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreHoriz />
      </IconButton>
      <Menu open={anchor !== undefined} anchorEl={anchor} onClose={close}>
        {decisions.map((to) => (
          <MenuItem
            key={to}
            onClick={() => {
              close()
              onDecide({ status: to, duration_id: NULL_DURATION_ID })
            }}
          >
            {t(`requestsAdmin.action.${decisionVerb(access.status, to)}`)}
          </MenuItem>
        ))}
        <MenuItem
          onClick={() => {
            close()
            ask()
          }}
          sx={{ color: 'error.main' }}
        >
          {t('requestsAdmin.decision.deleteButton')}
        </MenuItem>
      </Menu>
      {dialog}
    </>
  )
}
