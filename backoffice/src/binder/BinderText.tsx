import {
  Box,
  Divider,
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import Markdown from 'markdown-to-jsx/react'
import type { ComponentProps, ReactNode } from 'react'
import { useSentence } from '../providers/i18nProvider.ts'

/** Draws the binder's Markdown, each heading a level below the page's own. */
export const BinderText = ({ markdown }: { markdown: string }) => (
  <Markdown options={{ disableParsingRawHTML: true, forceBlock: true, overrides: OVERRIDES }}>
    {markdown}
  </Markdown>
)

type Inner = { children?: ReactNode }

const heading =
  (component: 'h2' | 'h3' | 'h4', variant: 'h2' | 'h3' | 'subtitle1') =>
  ({ id, children }: ComponentProps<'h2'>) => (
    <Typography id={id} component={component} variant={variant} sx={{ mt: 4, mb: 1, breakAfter: 'avoid' }}>
      {children}
    </Typography>
  )

const Words = ({ children }: Inner) => (
  <Typography sx={{ maxWidth: 720, mb: 1, overflowWrap: 'anywhere' }}>{children}</Typography>
)

/** Scrolls by itself where the screen is narrower, also with the keyboard. */
function ScrolledTable({ children }: Inner) {
  const t = useSentence()
  return (
    <TableContainer component="section" tabIndex={0} aria-label={t('binderAdmin.table')} sx={{ my: 2 }}>
      <Table size="small">{children}</Table>
    </TableContainer>
  )
}

const Cell = ({ children }: Inner) => (
  <TableCell sx={{ minWidth: 140, verticalAlign: 'top', overflowWrap: 'anywhere' }}>{children}</TableCell>
)

const HeadCell = ({ children }: Inner) => (
  <TableCell component="th" scope="col" sx={{ minWidth: 140, verticalAlign: 'bottom' }}>
    {children}
  </TableCell>
)

const OVERRIDES = {
  h1: heading('h2', 'h2'),
  h2: heading('h3', 'h3'),
  h3: heading('h4', 'subtitle1'),
  p: Words,
  a: Link,
  hr: Divider,
  table: ScrolledTable,
  thead: TableHead,
  tbody: TableBody,
  tr: ({ children }: Inner) => <TableRow sx={{ breakInside: 'avoid' }}>{children}</TableRow>,
  th: HeadCell,
  td: Cell,
  code: ({ children }: Inner) => (
    <Box component="code" sx={{ fontSize: '0.9em' }}>
      {children}
    </Box>
  ),
}
