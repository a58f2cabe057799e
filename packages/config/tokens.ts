/**
 * Design tokens: the only source of colours, sizes and durations (docs/design-direction.md). The storefront
 * reads them as CSS custom properties (`storefront/src/styles/tokens.css`, written by `pnpm --filter
 * ./storefront tokens`), the back office's theme imports this object.
 */
export const tokens = {
  color: {
    /** Dark surfaces: the top bar, the hero, primary actions on light. */
    ink: '#10141f',
    inkRaised: '#1b2130',
    inkLine: '#343c4f',
    /** Page, cards and hairlines. */
    paper: '#f6f5f1',
    card: '#ffffff',
    sunken: '#eceae3',
    line: '#dedbd1',
    /** Edges of form controls: at least 3:1 on card and paper. */
    edge: '#83807a',
    text: '#10141f',
    muted: '#545968',
    onInk: '#f6f5f1',
    onInkMuted: '#b3b9c7',
    /** The signal colour, on ink only. */
    lime: '#d7f64a',
    danger: '#b3261e',
    success: '#0b6e69',
    focus: '#2b50d8',
  },
  /** Soft chips with dark text (AA), in the tones of docs/product.md#statuses. */
  tone: {
    orange: { soft: '#fce6cc', text: '#7a3b00' },
    green: { soft: '#d6f0dd', text: '#12522b' },
    red: { soft: '#fadcd8', text: '#8a1c12' },
    indigo: { soft: '#e2e1fb', text: '#322c92' },
  },
  /** One hue for each category; 0 is "all". */
  category: { 0: '#10141f', 1: '#2f7d4f', 2: '#2b50d8', 3: '#d9512c', 4: '#6b3fa0', 5: '#b97a00' },
  font: {
    display: '"Bricolage Grotesque", Arial, sans-serif',
    text: '"Instrument Sans", Arial, sans-serif',
  },
  /** rem */
  text: {
    xs: '0.8125rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.375rem',
    '2xl': '1.75rem',
    '3xl': '2.25rem',
  },
  /** rem */
  space: {
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.5rem',
    6: '2rem',
    7: '3rem',
    8: '4rem',
    9: '6rem',
  },
  radius: { sm: '6px', md: '10px', lg: '14px', pill: '999px' },
  shadow: {
    lift: '0 1px 2px rgb(16 20 31 / 6%), 0 12px 32px -12px rgb(16 20 31 / 24%)',
    dialog: '0 24px 80px -16px rgb(16 20 31 / 48%)',
  },
  motion: { fast: '120ms', slow: '280ms' },
  layout: { bar: '64px', page: '82rem' },
} as const

/**
 * Widths from which a layout changes, in px. CSS repeats them, because media queries take no variables; in
 * em, so that larger text gets the layout of a smaller window.
 */
export const breakpoints = { sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const

type Group = { readonly [name: string]: string | Group }

const declarations = (group: Group, path: readonly string[]): string[] =>
  Object.entries(group).flatMap(([name, value]) => {
    const names = [...path, name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)]
    return typeof value === 'string' ? [`  --${names.join('-')}: ${value};`] : declarations(value, names)
  })

/** Writes the tokens as a style sheet: `tokens.color.inkRaised` becomes `--color-ink-raised`. */
export const tokensCss = (source: Group = tokens) =>
  `/* Written from packages/config/tokens.ts by "pnpm --filter ./storefront tokens"; edit there. */\n:root {\n${declarations(source, []).join('\n')}\n}\n`
