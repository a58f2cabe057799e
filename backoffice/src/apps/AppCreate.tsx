import { Alert } from '@mui/material'
import { AppStatus, AUTO_GRANT_DURATION_ID, DEFAULT_EXTENSION } from '@portal/contract/rules'
import { Create, Toolbar } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'
import { AppForm } from './AppForm.tsx'
import { ShowNewDraft } from './draft/DraftContext.tsx'
import { SaveButtons } from './draft/SaveButtons.tsx'

const DEFAULTS = {
  status: AppStatus.inPreparation,
  duration_id: AUTO_GRANT_DURATION_ID,
  extension_minutes: DEFAULT_EXTENSION,
  is_active_url: false,
  is_public_video: false,
}

const MediaLater = () => {
  const t = useSentence()
  return <Alert severity="info">{t('appsAdmin.mediaAfterSave')}</Alert>
}

/** Creates an app; images and videos follow on the page to which saving leads. */
const AppCreate = () => (
  <Create component="div" redirect={(_resource, id) => `manageapps/${id}/media`}>
    <AppForm
      defaultValues={DEFAULTS}
      media={<MediaLater />}
      toolbar={
        <Toolbar>
          <SaveButtons label="appsAdmin.saveThenMedia" />
        </Toolbar>
      }
    >
      <ShowNewDraft />
    </AppForm>
  </Create>
)
export default AppCreate
