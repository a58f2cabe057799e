import type { Feedback } from '@portal/contract'
import { useRecordContext } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'

/** Shows the whole line: nothing else opens it. */
export const CommentField = () => {
  const t = useSentence()
  const feedback = useRecordContext<Feedback>()
  return feedback && <span className="cell cell-words">{feedback.comment ?? t('console.none')}</span>
}
