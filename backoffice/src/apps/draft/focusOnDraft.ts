import { focusIfLost } from '../../layout/focusIfLost.ts'

export const DRAFT_BAR = 'draft-bar'

/** Leads the focus to what became of the draft, where the button that was pressed has gone. */
export const focusOnDraft = () => focusIfLost(() => document.getElementById(DRAFT_BAR))
