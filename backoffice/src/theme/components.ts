import { breakpoints, tokens } from '@portal/config/tokens'
import type { RaThemeOptions } from 'react-admin'
import { GradualBody } from '../rows/GradualBody.tsx'
import { cells } from './cells.ts'
import { BAR_PX } from './palette.ts'

const { color, font, text, radius, shadow } = tokens
const BELOW_MD = `@media (width < ${breakpoints.md}px)`
const hairline = `1px solid ${color.line}`

type NamedCheckbox = { 'aria-label'?: string; inputProps?: object }

/** Overrides of MUI's and react-admin's parts, for what screens would otherwise repeat. */
export const components: RaThemeOptions['components'] = {
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

  RaLayout: {
    styleOverrides: {
      // react-admin lets a wide table push the page sideways; here it scrolls inside its card.
      root: {
        minWidth: 0,
        // Sets the navigation beside `main`, below the bar.
        '& .RaLayout-appFrame': {
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          gridTemplateRows: 'auto 1fr',
          marginTop: BAR_PX,
          '& > div:first-of-type': { gridColumn: '1 / -1' },
          '& > main': { gridColumn: 2, minWidth: 0 },
        },
        '& .RaLayout-content': {
          minWidth: 0,
          padding: '8px 24px 32px',
          '@media (max-width: 599px)': { padding: '8px 12px 96px' },
        },
      },
    },
  },
  RaUserMenu: {
    styleOverrides: {
      root: {
        '& .RaUserMenu-userButton': {
          display: 'block',
          maxWidth: '14rem',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          '& .MuiButton-startIcon': { display: 'inline-flex', verticalAlign: 'middle' },
          // The icon alone, beside the page's title.
          [BELOW_MD]: {
            minWidth: 44,
            paddingInline: 12,
            fontSize: 0,
            '& .MuiButton-startIcon': { margin: 0 },
          },
        },
      },
    },
  },
  RaAppBar: {
    styleOverrides: { root: { '&& .RaAppBar-toolbar': { minHeight: BAR_PX } } },
  },
  RaSidebar: {
    styleOverrides: {
      root: { '&, & .RaSidebar-fixed': { height: `calc(100vh - ${BAR_PX}px)` } },
    },
  },
  RaList: {
    styleOverrides: {
      root: {
        '& .RaList-main, & .RaList-content': { minWidth: 0 },
        // Keeps an error in the table's place.
        '&& .RaList-noActions': { marginTop: 0 },
      },
    },
  },
  // Puts the actions above the filters when both do not fit on one line.
  RaListToolbar: {
    styleOverrides: {
      root: {
        '&&': { flexWrap: 'wrap-reverse', alignItems: 'center', backgroundColor: 'transparent' },
        '& > form': { flex: '0 1 auto' },
        '& > .RaTopToolbar-root, & > div': { flex: '0 1 auto', marginLeft: 'auto' },
      },
    },
  },
  RaTopToolbar: {
    styleOverrides: {
      root: { '&&': { flexWrap: 'wrap', minHeight: 0, backgroundColor: 'transparent' } },
    },
  },
  RaLabeled: { styleOverrides: { root: { alignItems: 'flex-start' } } },
  RaMenuItemLink: {
    styleOverrides: {
      root: {
        borderRadius: radius.md,
        marginInline: 8,
        paddingBlock: 8,
        paddingRight: 8,
        color: color.text,
        width: 'calc(100% - 16px)',
        // Centres the icons of the folded menu.
        '.menu-folded &': { paddingInline: 8 },
        '&.RaMenuItemLink-active': {
          backgroundColor: color.ink,
          color: color.onInk,
          fontWeight: 600,
          '&:hover': { backgroundColor: color.inkRaised },
          '& .MuiListItemIcon-root': { color: color.lime },
        },
      },
    },
  },
  RaToolbar: {
    styleOverrides: {
      root: {
        backgroundColor: color.sunken,
        borderRadius: `0 0 ${radius.lg} ${radius.lg}`,
        flexWrap: 'wrap',
        gap: 8,
        '&&': { paddingInline: 16 },
        '&&.RaToolbar-mobileToolbar': { paddingInline: 8, borderRadius: 0 },
      },
    },
  },
  // Draws the confirming answer as the button.
  RaConfirm: {
    styleOverrides: {
      root: {
        '& .MuiButton-startIcon': { display: 'none' },
        '& .ra-confirm': {
          color: color.onInk,
          backgroundColor: color.ink,
          '&:hover': { backgroundColor: color.inkRaised },
        },
        '& .RaConfirm-confirmWarning': {
          backgroundColor: color.danger,
          '&:hover': { backgroundColor: color.danger },
        },
      },
    },
  },
  RaDataTable: {
    defaultProps: { body: GradualBody },
    styleOverrides: {
      // Rounds the table with its card.
      root: {
        borderRadius: 'inherit',
        '& .RaDataTable-tableWrapper': { overflowX: 'auto', borderRadius: 'inherit' },
      },
    },
  },
  // A phone shows the columns that fit.
  RaColumnsButton: { styleOverrides: { root: { '@media (max-width: 599px)': { display: 'none' } } } },
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        // Covers the edge of the filters beneath it.
        '& .RaBulkActionsToolbar-toolbar': {
          color: color.text,
          backgroundColor: color.sunken,
          boxShadow: `0 -1px 0 1px ${color.sunken}`,
        },
        // Folded away, it must not be reached by Tab nor cover the column headings.
        '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' },
        // On a phone it stands above the table and may take two lines.
        '@media (max-width: 599px)': {
          '& .RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)': {
            position: 'static',
            transform: 'none',
            height: 'auto',
            flexWrap: 'wrap',
          },
          '& .RaBulkActionsToolbar-topToolbar': { flexWrap: 'wrap', justifyContent: 'flex-start' },
        },
      },
    },
  },
}
