import type { ReactNode } from 'react'
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin'
import { Link } from 'react-router-dom'

type RecordNameProps = { isLink?: boolean; children: ReactNode }

/** Links a record's name to its page, because keys cannot reach a row that opens on click. */
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
      // Keeps the row from opening the record a second time.
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </Link>
  )
}
