import { Typography } from '@mui/material'
import type { AppDraft } from '@portal/contract'
import { useSentence } from '../../providers/i18nProvider.ts'
import { writtenDate } from '../../providers/writtenDate.ts'

/** Says who kept a draft and when, and what stands in its way or is planned. */
export const DraftState = ({ draft }: { draft: AppDraft }) => {
  const t = useSentence()
  const { author_name, updated_at, publish_at, planner_name, failure, is_overtaken } = draft
  const nobody = t('appsAdmin.draft.nobody')
  return (
    <>
      <Typography variant="subtitle2" component="p">
        {t('appsAdmin.draft.by', { name: author_name ?? nobody, date: writtenDate(updated_at) })}
      </Typography>
      {publish_at && (
        <Typography variant="body2">
          {t('appsAdmin.draft.planned', { name: planner_name ?? nobody, date: writtenDate(publish_at) })}
        </Typography>
      )}
      {failure && (
        <Typography variant="body2">
          {t('appsAdmin.draft.failed')} {t(`appsAdmin.draft.failures.${failure}`)}
        </Typography>
      )}
      {is_overtaken && <Typography variant="body2">{t('appsAdmin.draft.overtaken')}</Typography>}
    </>
  )
}
