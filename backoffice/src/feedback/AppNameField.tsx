import type { Feedback } from '@portal/contract'
import { useCreatePath, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { appName } from './appName.ts'

/** Names the app, and links its page. */
export const AppNameField = () => {
  const feedback = useRecordContext<Feedback>()
  const createPath = useCreatePath()
  if (!feedback) return null
  const { app_id: id, app_code } = feedback
  return (
    <div className="cell-names">
      <Link className="cell cell-name" to={createPath({ resource: 'manageapps', type: 'edit', id })}>
        {appName(feedback)}
      </Link>
      <span className="cell-note">{app_code}</span>
    </div>
  )
}
