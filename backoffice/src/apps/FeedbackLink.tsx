import Reviews from '@mui/icons-material/Reviews'
import { Button } from '@mui/material'
import type { AdminApp } from '@portal/contract'
import { useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { listPath } from '../fields/listPath.ts'
import { useSentence } from '../providers/i18nProvider.ts'

/** Leads to what visitors said of this app. */
export const FeedbackLink = () => {
  const t = useSentence()
  const app = useRecordContext<AdminApp>()
  if (!app) return null
  return (
    <Button
      component={Link}
      to={listPath('feedback', { app_id: app.id })}
      size="small"
      startIcon={<Reviews />}
    >
      {t('feedbackAdmin.ofApp')}
    </Button>
  )
}
