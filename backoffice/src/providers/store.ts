import { localStorageStore, type Store } from 'react-admin'

const stored = localStorageStore('1', 'Console')

/** Saved filters, columns and page sizes outlive a session: signing out resets nothing of them. */
export const store: Store = { ...stored, reset: () => undefined }
