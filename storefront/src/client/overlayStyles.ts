import address from '../styles/overlays.css?url'
import { styleSheet } from './styleSheet.ts'

/** Loads the style sheets of dialogs and forms. */
export const overlayStyles = () => styleSheet(address)
