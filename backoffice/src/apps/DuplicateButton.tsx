import ContentCopy from '@mui/icons-material/ContentCopy'
import { Button } from '@mui/material'
import type { AdminApp } from '@portal/contract'
import { useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { useSentence } from '../providers/i18nProvider.ts'
import { copyOfApp } from './copyOfApp.ts'

/** Opens a new app with the texts and settings of this one. */
export const DuplicateButton = () => {
  const t = useSentence()
  const app = useRecordContext<AdminApp>()
  if (!app) return null
  const record = copyOfApp(app, t('appsAdmin.copyOf', { name: app.name }))
  return (
    <Button
      component={Link}
      to="/manageapps/create"
      state={{ record }}
      size="small"
      startIcon={<ContentCopy />}
    >
      {t('appsAdmin.duplicate')}
    </Button>
  )
}
