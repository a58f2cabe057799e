import { GlobalStyles } from '@mui/material'

type PrintStylesProps = { landscape?: boolean }

/** Leaves a page's content alone on A4: no bar and no menu. */
export const PrintStyles = ({ landscape = false }: PrintStylesProps) => (
  <GlobalStyles
    styles={{
      '@media print': { ...STYLES, '@page': { size: landscape ? 'A4 landscape' : 'A4', margin: '15mm' } },
    }}
  />
)

const STYLES = {
  'body, .RaLayout-root': { background: 'none !important' },
  '.MuiAppBar-root, .MuiDrawer-root': { display: 'none !important' },
  '.RaLayout-appFrame': { display: 'block !important', margin: '0 !important' },
  '.RaLayout-content': { padding: '0 !important' },
  '.MuiPaper-root': { border: '0 !important', boxShadow: 'none !important' },
  '.MuiTableContainer-root': { overflow: 'visible !important' },
  '.MuiTableCell-root': { fontSize: '8pt !important', minWidth: '90px !important' },
}
