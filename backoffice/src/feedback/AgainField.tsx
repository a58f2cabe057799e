import type { Feedback } from '@portal/contract'
import { useRecordContext, useTranslate } from 'react-admin'

export const AgainField = () => {
  const t = useTranslate()
  const feedback = useRecordContext<Feedback>()
  return feedback && <span className="cell">{t(feedback.again ? 'common.yes' : 'common.no')}</span>
}
