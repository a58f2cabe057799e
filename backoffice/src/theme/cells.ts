import { breakpoints, tokens } from '@portal/config/tokens'

const { color, tone, category, text, radius } = tokens
const FROM_MD = `@media (min-width: ${breakpoints.md}px)`
const FROM_SM = `@media (min-width: ${breakpoints.sm}px)`

/**
 * Styles what stands in every row by plain classes: MUI computes a component's styles at each drawing, which
 * a table of fifty rows and a dozen columns feels.
 */
export const cells = {
  '.cell': { fontSize: text.sm, lineHeight: 1.43 },
  '.cell-date': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '.cell-clock': { whiteSpace: 'nowrap' },
  '.cell-late': { fontWeight: 700 },
  // Keeps a column of names from pushing the others away or breaking short words.
  '.cell-names': { minWidth: 112 },
  '.cell-person': { [FROM_SM]: { minWidth: 168 } },
  '.cell-name': { display: 'block', minWidth: 112, fontWeight: 600, overflowWrap: 'anywhere' },
  '.cell-words': { display: 'block', overflowWrap: 'anywhere' },
  '.cell-reason': {
    display: '-webkit-box',
    minWidth: 112,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
  },
  'a.cell-name': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  // Links of react-router have no look of their own.
  'a:not([class])': { color: color.text, textUnderlineOffset: '0.15em' },
  '.on-phone': { [FROM_SM]: { display: 'none' } },
  '.on-phone .chip': { height: 'auto', minHeight: 24, whiteSpace: 'normal' },
  '.cell-note': {
    fontSize: text.xs,
    lineHeight: 1.66,
    color: color.muted,
    overflowWrap: 'anywhere',
  },
  '.cell-actions': { display: 'flex', flexDirection: 'column', gap: 8, [FROM_MD]: { flexDirection: 'row' } },
  // Three in a row.
  '.cell-marks': { display: 'flex', flexWrap: 'wrap', gap: 4, minWidth: 68, color: color.muted },
  '.cell-category': { display: 'inline-flex', alignItems: 'center', gap: 8 },
  '.dot': { width: 10, height: 10, borderRadius: '50%', flexShrink: 0 },
  ...named('dot', category, (hue) => ({ backgroundColor: hue })),
  // Imitates MUI's small button and clickable chip.
  '.action, .view': {
    border: `1px solid ${color.edge}`,
    borderRadius: radius.pill,
    background: 'none',
    color: color.text,
    font: 'inherit',
    fontSize: text.xs,
    fontWeight: 600,
    cursor: 'pointer',
    '&:hover': { backgroundColor: color.sunken },
  },
  '.action': { minWidth: 64, padding: '0 16px', lineHeight: '30px', whiteSpace: 'nowrap' },
  '.action-split': { display: 'inline-flex' },
  '.action-split > :first-of-type': {
    flexGrow: 1,
    borderRadius: `${radius.pill} 0 0 ${radius.pill}`,
    paddingRight: 10,
  },
  '.action-more': {
    minWidth: 32,
    padding: 0,
    boxShadow: `inset 1px 0 ${color.onInk}`,
    borderRadius: `0 ${radius.pill} ${radius.pill} 0`,
  },
  '.action-main, .view[aria-pressed="true"]': {
    borderColor: color.ink,
    backgroundColor: color.ink,
    color: color.onInk,
    '&:hover': { backgroundColor: color.inkRaised },
  },
  '.view': { padding: '0 12px', lineHeight: '30px', whiteSpace: 'nowrap' },
  '.chip': {
    display: 'inline-flex',
    alignItems: 'center',
    height: 24,
    padding: '0 8px',
    borderRadius: radius.pill,
    fontSize: text.xs,
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  ...named('chip', tone, ({ soft, text: dark }) => ({ backgroundColor: soft, color: dark })),
}

/** Makes one rule for each token of a group: `.chip-orange` and so on. */
function named<Token>(prefix: string, group: Record<string, Token>, look: (token: Token) => object) {
  return Object.fromEntries(Object.entries(group).map(([name, token]) => [`.${prefix}-${name}`, look(token)]))
}
