import type { Feedback } from '@portal/contract'
import { useCreatePath, useRecordContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { DateField } from '../fields/DateField.tsx'
import { UsefulField } from '../fields/UsefulField.tsx'
import { AgainField } from './AgainField.tsx'
import { appName } from './appName.ts'
import { CommentField } from './CommentField.tsx'

/** Names the app and links its page; on a phone the feedback follows. */
export const AppNameField = () => {
  const feedback = useRecordContext<Feedback>()
  const t = useTranslate()
  const createPath = useCreatePath()
  if (!feedback) return null
  const { app_id: id, app_code } = feedback
  return (
    <div className="cell-names">
      <Link className="cell cell-name" to={createPath({ resource: 'manageapps', type: 'edit', id })}>
        {appName(feedback)}
      </Link>
      <span className="cell-note">{app_code}</span>
      <div className="on-phone">
        {t('resources.feedback.fields.useful')} <UsefulField /> <DateField source="created_at" />
      </div>
      <div className="on-phone">
        {t('resources.feedback.fields.again')} <AgainField />
      </div>
      {feedback.comment && (
        <div className="on-phone">
          <CommentField />
        </div>
      )}
    </div>
  )
}
