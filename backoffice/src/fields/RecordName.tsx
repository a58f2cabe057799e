import type { ReactNode } from 'react'
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin'
import { Link } from 'react-router'

type RecordNameProps = { isLink?: boolean; children: ReactNode }

/** What a record is called; in a table the way to it, because a click opens a row but no key reaches one. */
export const RecordName = ({ isLink = true, children }: RecordNameProps) =>
  isLink ? <RecordLink>{children}</RecordLink> : <span className="cell cell-name">{children}</span>

const RecordLink = ({ children }: Pick<RecordNameProps, 'children'>) => {
  const record = useRecordContext()
  const resource = useResourceContext()
  const createPath = useCreatePath()
  return (
    <Link
      className="cell cell-name"
      to={createPath({ resource, type: 'edit', id: record?.id })}
      state={{ _scrollToTop: true }}
      // The row would open the record a second time.
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </Link>
  )
}
