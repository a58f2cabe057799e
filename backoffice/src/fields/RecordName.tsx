import { Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin'
import { Link as RouterLink } from 'react-router'

type RecordNameProps = { isLink?: boolean; children: ReactNode }

/** However long the words, a column of names neither pushes the others away nor breaks short ones. */
const LOOK = { display: 'block', minWidth: 112, fontWeight: 600, overflowWrap: 'anywhere' }

/** What a record is called; in a table the way to it, because a click opens a row but no key reaches one. */
export const RecordName = ({ isLink = true, children }: RecordNameProps) =>
  isLink ? (
    <RecordLink>{children}</RecordLink>
  ) : (
    <Typography variant="body2" sx={LOOK}>
      {children}
    </Typography>
  )

const RecordLink = ({ children }: Pick<RecordNameProps, 'children'>) => {
  const record = useRecordContext()
  const resource = useResourceContext()
  const createPath = useCreatePath()
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource, type: 'edit', id: record?.id })}
      state={{ _scrollToTop: true }}
      // The row would open the record a second time.
      onClick={(event) => event.stopPropagation()}
      variant="body2"
      color="inherit"
      underline="hover"
      sx={LOOK}
    >
      {children}
    </Link>
  )
}
