import { breakpoints, tokens } from '@portal/config/tokens'
import type { RaThemeOptions } from 'react-admin'
import { GradualBody } from '../rows/GradualBody.tsx'
import { BAR_PX } from './palette.ts'

const { color, radius } = tokens
const BELOW_MD = `@media (width < ${breakpoints.md}px)`

/** Overrides of react-admin's parts. */
export const reactAdminParts: RaThemeOptions['components'] = {
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
