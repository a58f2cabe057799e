import { useListContext } from 'react-admin'
import { FIRST_VIEW } from './views.ts'

/** Tells whether the list shows waiting requests only. */
export const useIsWaitingView = () => useListContext().filterValues?.state === FIRST_VIEW.state
