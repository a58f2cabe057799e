import type { AdminApp } from '@portal/contract'
import { useRecordContext } from 'react-admin'
import { useSentence } from '../../providers/i18nProvider.ts'

/** Shows the category with its hue as a dot; the word carries the meaning. */
export const CategoryField = () => {
  const t = useSentence()
  const app = useRecordContext<AdminApp>()
  return (
    app && (
      <span className="cell-category">
        <span className={`dot dot-${app.category}`} aria-hidden="true" />
        {t(`vocabulary.category.${app.category}`)}
      </span>
    )
  )
}
