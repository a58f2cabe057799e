import { Alert, Box, Button, Typography } from '@mui/material'
import type { AppDraft } from '@portal/contract'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useSentence } from '../../providers/i18nProvider.ts'
import { CompareDialog } from './CompareDialog.tsx'
import { useDraft, useShownDraft } from './DraftContext.tsx'
import { DraftState } from './DraftState.tsx'
import { DRAFT_BAR, focusOnDraft } from './focusOnDraft.ts'
import { PlanDialog } from './PlanDialog.tsx'
import { useDraftActs } from './useDraftActs.ts'
import { usePlannedPublication } from './usePlannedPublication.ts'

/** Offers what can be done with the draft of the form's app. */
export const DraftBar = () => {
  const { draft } = useDraft()
  usePlannedPublication()
  return draft ? <Bar draft={draft} /> : null
}

const Bar = ({ draft }: { draft: AppDraft }) => {
  const t = useSentence()
  const { isContinued } = useDraft()
  const { continueDraft, leaveDraft } = useShownDraft()
  const { isDirty } = useFormState()
  const { publish, change, discard, preview, isBusy } = useDraftActs(draft)
  const [dialog, setDialog] = useState<'compare' | 'plan' | 'discard'>()
  const close = () => setDialog(undefined)
  const isNew = draft.app_id === null
  const mayPublish = !draft.is_overtaken && !isDirty
  return (
    <Alert
      id={DRAFT_BAR}
      tabIndex={-1}
      severity={draft.failure || draft.is_overtaken ? 'warning' : 'info'}
      icon={false}
      sx={{ mb: 2 }}
    >
      <DraftState draft={draft} />
      {isContinued && <Typography variant="body2">{t('appsAdmin.draft.continued')}</Typography>}
      {isDirty && <Typography variant="body2">{t('appsAdmin.draft.saveFirst')}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1, '& > *': { minHeight: 44 } }}>
        {!isContinued && (
          <Button variant="contained" disabled={isDirty} onClick={andFocus(continueDraft)}>
            {t('appsAdmin.draft.continue')}
          </Button>
        )}
        {isContinued && !isNew && (
          <Button variant="outlined" disabled={isDirty} onClick={andFocus(leaveDraft)}>
            {t('appsAdmin.draft.leave')}
          </Button>
        )}
        {!isNew && (
          <Button variant="outlined" onClick={() => setDialog('compare')}>
            {t('appsAdmin.draft.compare')}
          </Button>
        )}
        <Button variant="outlined" disabled={isDirty || isBusy} onClick={preview}>
          {t('appsAdmin.draft.preview')}
        </Button>
        <Button variant="outlined" disabled={!mayPublish || isBusy} onClick={publish}>
          {t('appsAdmin.draft.publish')}
        </Button>
        <Button variant="outlined" disabled={!mayPublish || isBusy} onClick={() => setDialog('plan')}>
          {t(draft.publish_at ? 'appsAdmin.draft.planAgain' : 'appsAdmin.draft.plan')}
        </Button>
        <Button color="error" onClick={() => setDialog('discard')}>
          {t('appsAdmin.draft.discard')}
        </Button>
      </Box>
      {dialog === 'compare' && (
        <CompareDialog
          draft={draft}
          isBusy={isBusy}
          onTakeOver={(based_on) => change({ based_on }, close)}
          onClose={close}
        />
      )}
      {dialog === 'plan' && (
        <PlanDialog
          planned={draft.publish_at}
          isBusy={isBusy}
          onPlan={(publish_at) => change({ publish_at }, close)}
          onClose={close}
        />
      )}
      <Confirm
        isOpen={dialog === 'discard'}
        loading={isBusy}
        title={t('appsAdmin.draft.discardAsk')}
        content={t('appsAdmin.draft.discardText')}
        confirm={t('appsAdmin.draft.discard')}
        cancel={t('console.cancel')}
        confirmColor="warning"
        onConfirm={discard}
        onClose={close}
      />
    </Alert>
  )
}

const andFocus = (act: () => void) => () => {
  act()
  focusOnDraft()
}
