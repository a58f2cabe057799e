import { tokens } from '@portal/config/tokens'

const SPLIT = `${tokens.radius.pill} 0 0 ${tokens.radius.pill}`

/** Keeps the actions in view while a wide table scrolls beneath them. */
export const ACTIONS_AT_HAND = {
  '& .column-actions': {
    width: { xs: 124, sm: 152, md: 240 },
    position: 'sticky',
    right: 0,
    zIndex: 1,
    backgroundColor: 'inherit',
    // A phone has no room for other durations; the request's page has.
    '& .action-more': { display: { xs: 'none', sm: 'inline-block' } },
    '& .action-split > :first-of-type': { borderRadius: { xs: tokens.radius.pill, sm: SPLIT } },
    boxShadow: { xs: `-8px 0 8px -8px ${tokens.color.edge}`, lg: 'none' },
  },
  '& thead .column-actions': { zIndex: 3, backgroundColor: 'background.paper' },
}

/**
 * Shows the requester and the actions on a phone, state and age too on a tablet, before anything scrolls.
 */
export const FIRST_IN_SIGHT = {
  '& .cell-person': { minWidth: { xs: 'calc(100vw - 236px)', sm: 128, lg: 168 } },
  '& .MuiTableCell-root:not(.MuiTableCell-paddingCheckbox)': { px: { sm: 1, lg: 1.5 } },
}
