import { tokens } from '@portal/config/tokens'
import type { RaThemeOptions } from 'react-admin'
import { cells } from './cells.ts'

const { color, font, text, radius, shadow } = tokens
const hairline = `1px solid ${color.line}`

type NamedCheckbox = { 'aria-label'?: string; inputProps?: object }

/** Overrides of MUI's parts, for what screens would otherwise repeat. */
export const muiParts: RaThemeOptions['components'] = {
  MuiCssBaseline: {
    styleOverrides: {
      ...cells,
      // Takes the focus for a moment, for keys to go on from there.
      '#main-content': { outline: 'none' },
      ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
      '@media (prefers-reduced-motion: reduce)': {
        '*, ::before, ::after': { animationDuration: '1ms !important', transitionDuration: '1ms !important' },
      },
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 } },
  MuiCard: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { border: hairline, borderRadius: radius.lg } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: radius.lg,
        boxShadow: shadow.dialog,
        overflowWrap: 'anywhere',
        // Lets the content of a form scroll, and its buttons stand.
        '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontFamily: font.display, fontWeight: 650 } } },
  // Aligns the answers with the end of the question's lines.
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 24px', flexWrap: 'wrap', gap: 8 } } },
  MuiDialogContentText: { styleOverrides: { root: { color: color.text } } },
  MuiSnackbarContent: { styleOverrides: { root: { backgroundColor: color.ink, borderRadius: radius.md } } },
  MuiMenu: { styleOverrides: { paper: { border: hairline, boxShadow: shadow.lift } } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { borderRadius: radius.pill, paddingInline: 16 } },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiChip: { styleOverrides: { root: { borderRadius: radius.pill, fontWeight: 600 } } },
  MuiTextField: {
    defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
  },
  MuiFormControl: {
    defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
  },
  MuiAutocomplete: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      paper: { border: hairline, boxShadow: shadow.lift },
      option: { overflowWrap: 'anywhere' },
    },
  },
  MuiMenuItem: { styleOverrides: { root: { overflowWrap: 'anywhere', whiteSpace: 'normal' } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { backgroundColor: color.card },
      notchedOutline: { borderColor: color.edge },
    },
  },
  // Keeps read-only values readable.
  MuiInputBase: {
    styleOverrides: {
      root: { '&.Mui-disabled': { backgroundColor: color.paper } },
      input: {
        '&.Mui-disabled': { WebkitTextFillColor: color.muted },
        '&::placeholder': { opacity: 0.7 },
      },
    },
  },
  // Keeps the asterisk of required fields in the label's colour.
  MuiFormLabel: {
    styleOverrides: {
      root: { color: color.muted, '&.Mui-disabled': { color: color.muted } },
      asterisk: { color: color.danger },
    },
  },
  // Keeps the help of a read-only field readable: it says why.
  MuiFormHelperText: {
    styleOverrides: { root: { color: color.muted, '&.Mui-disabled': { color: color.muted } } },
  },
  // Targets are at least 24 px high (WCAG 2.2, 2.5.8).
  MuiTableSortLabel: { styleOverrides: { root: { minHeight: 24 } } },
  // react-admin names a row's checkbox on its wrapper, where assistive technology does not look.
  MuiCheckbox: {
    defaultProps: {
      slotProps: {
        root: { 'aria-label': undefined },
        input: ({ inputProps, 'aria-label': label }: NamedCheckbox) => ({
          'aria-label': label,
          ...inputProps,
        }),
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: { root: { color: color.muted, backgroundColor: color.card, textTransform: 'none' } },
  },
  MuiTab: { styleOverrides: { root: { fontWeight: 600, minHeight: 48 } } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: color.line },
      head: { fontSize: text.xs, fontWeight: 600, color: color.muted, backgroundColor: color.card },
      sizeSmall: { padding: '6px 12px' },
      paddingCheckbox: { padding: '0 8px' },
    },
  },
  // Opaque, so that a sticky column covers what scrolls beneath it.
  MuiTableRow: {
    styleOverrides: {
      root: {
        backgroundColor: color.card,
        '&:last-child td, tbody &:last-child th': { borderBottom: 0 },
        '&&.MuiTableRow-hover:hover': { backgroundColor: color.paper },
      },
    },
  },
  MuiTooltip: { styleOverrides: { tooltip: { backgroundColor: color.ink, fontSize: text.xs } } },
  MuiAlert: { styleOverrides: { root: { borderRadius: radius.md, alignItems: 'center' } } },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 36 } } },
}
