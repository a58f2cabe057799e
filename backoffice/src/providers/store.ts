import { localStorageStore, memoryStore, type Store } from 'react-admin'

const stored = localStorageStore('1', 'Console')
const passing = memoryStore()

const SIDEBAR = 'sidebar.open'
/** Below this width (px) the menu starts as icons: a tablet's screen belongs to the tables. */
const ROOMY_PX = 1100
if (stored.getItem(SIDEBAR) === undefined && window.innerWidth < ROOMY_PX) stored.setItem(SIDEBAR, false)

/** What a list was searched for may name a person: it goes with the page and is never stored (security, TK16). */
const isPassing = (key: string) => key.endsWith('.listParams') || key.endsWith('.selectedIds')
const storeOf = (key: string) => (isPassing(key) ? passing : stored)

/** Columns, views and saved queries outlive a session: signing out resets nothing of them. */
export const store: Store = {
  ...stored,
  setup() {
    stored.setup()
    passing.setup()
  },
  getItem: (key, otherwise) => storeOf(key).getItem(key, otherwise),
  setItem: (key, value) => storeOf(key).setItem(key, value),
  removeItem: (key) => storeOf(key).removeItem(key),
  subscribe: (key, callback) => storeOf(key).subscribe(key, callback),
  reset: () => passing.reset(),
}
