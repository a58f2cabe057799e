import { GlobalStyles } from '@mui/material'

/** Leaves the binder alone on paper: no bar, no menu, and tables as wide as the page. */
export const PrintStyles = () => <GlobalStyles styles={{ '@media print': STYLES }} />

const STYLES = {
  '@page': { size: 'A4 landscape', margin: '15mm' },
  'body, .RaLayout-root': { background: 'none !important' },
  '.MuiAppBar-root, .MuiDrawer-root': { display: 'none !important' },
  '.RaLayout-appFrame': { display: 'block !important', margin: '0 !important' },
  '.RaLayout-content': { padding: '0 !important' },
  '.MuiPaper-root': { border: '0 !important', boxShadow: 'none !important' },
  '.MuiTableContainer-root': { overflow: 'visible !important' },
  '.MuiTableCell-root': { fontSize: '8pt !important', minWidth: '90px !important' },
}
