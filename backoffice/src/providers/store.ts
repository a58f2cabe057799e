import { localStorageStore, type Store } from 'react-admin'

const stored = localStorageStore('1', 'Console')

const SIDEBAR = 'sidebar.open'
/** Below this width (px) the menu starts as icons: a tablet's screen belongs to the tables. */
const ROOMY_PX = 1100
if (stored.getItem(SIDEBAR) === undefined && window.innerWidth < ROOMY_PX) stored.setItem(SIDEBAR, false)

/** Saved filters, columns and page sizes outlive a session: signing out resets nothing of them. */
export const store: Store = { ...stored, reset: () => undefined }
