import { useStore } from 'react-admin'

/** Tells whether single keys act, and turns them off or on (WCAG 2.1.4). */
export const useKeysOn = () => useStore('keys.on', true)
