import { breakpoints, tokens } from '@portal/config/tokens'
import type { RaThemeOptions } from 'react-admin'

const { color, tone, font, text, radius } = tokens

/** Height of the application bar, the storefront's own. */
export const BAR_PX = 64

/** Puts the storefront's colours, type and shapes in MUI's terms. */
export const foundations = {
  palette: {
    mode: 'light',
    primary: { main: color.ink, light: color.inkRaised, contrastText: color.onInk },
    // The application bar is react-admin's "secondary".
    secondary: { main: color.ink, light: color.inkRaised, contrastText: color.onInk },
    error: { main: color.danger },
    success: { main: tone.green.text },
    warning: { main: tone.orange.text },
    info: { main: color.focus },
    background: { default: color.paper, paper: color.card },
    text: { primary: color.text, secondary: color.muted },
    divider: color.line,
    bulkActionsToolbarBackgroundColor: color.sunken,
  },
  breakpoints: { values: { xs: 0, ...breakpoints } },
  shape: { borderRadius: Number.parseInt(radius.md, 10) },
  typography: {
    fontFamily: font.text,
    h1: { fontFamily: font.display, fontSize: text['2xl'], fontWeight: 650, letterSpacing: '-0.02em' },
    h2: { fontFamily: font.display, fontSize: text.xl, fontWeight: 650, letterSpacing: '-0.01em' },
    h3: { fontFamily: font.display, fontSize: text.lg, fontWeight: 650 },
    h4: { fontFamily: font.display, fontSize: text['2xl'], fontWeight: 650 },
    h5: { fontFamily: font.display, fontSize: text.xl, fontWeight: 650 },
    h6: { fontFamily: font.display, fontSize: text.lg, fontWeight: 650 },
    body1: { fontSize: text.md },
    body2: { fontSize: text.sm },
    caption: { fontSize: text.xs },
    overline: { fontSize: text.xs, fontWeight: 600, letterSpacing: '0.08em', lineHeight: 1.6 },
    button: { fontWeight: 600, textTransform: 'none' },
  },
  sidebar: { width: 272, closedWidth: 56 },
} satisfies RaThemeOptions
