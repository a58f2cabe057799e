import { styleSheet } from '../lib/styleSheet.ts'
import address from '../styles/overlays.css?url'

/** Loads the style sheets of dialogs and forms. */
export const overlayStyles = () => styleSheet(address)
