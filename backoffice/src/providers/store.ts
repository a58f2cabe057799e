import { localStorageStore, memoryStore, type Store } from 'react-admin'

const stored = localStorageStore('1', 'Console')
const passing = memoryStore()

const SIDEBAR = 'sidebar.open'
/** Below this width (px) the menu starts as icons, to leave a tablet's width to the tables. */
const ROOMY_PX = 1100
if (stored.getItem(SIDEBAR) === undefined && window.innerWidth < ROOMY_PX) stored.setItem(SIDEBAR, false)

/** Searches may name a person, so they are never stored (docs/security.md#privacy). */
const isPassing = (key: string) => key.endsWith('.listParams') || key.endsWith('.selectedIds')
const storeOf = (key: string) => (isPassing(key) ? passing : stored)

/** Keeps columns, views and saved queries beyond a session. */
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
