import { Toolbar, TopToolbar } from 'react-admin'
import { Conflicts } from '../forms/Conflicts.tsx'
import { RecordEdit } from '../forms/RecordEdit.tsx'
import { isAdministrator } from '../providers/portal.ts'
import { AppForm } from './AppForm.tsx'
import { DeleteAppButton } from './DeleteAppButton.tsx'
import { DuplicateButton } from './DuplicateButton.tsx'
import { SaveButtons } from './draft/SaveButtons.tsx'
import { FeedbackLink } from './FeedbackLink.tsx'
import { Gate } from './gate/Gate.tsx'
import { HISTORY, HistoryTab } from './history/HistoryTab.tsx'
import { MediaFields } from './media/MediaFields.tsx'

const AppEdit = () => (
  <RecordEdit
    component="div"
    tabs={['en', 'media', 'settings', HISTORY]}
    actions={
      <TopToolbar>
        {isAdministrator() && <FeedbackLink />}
        <DuplicateButton />
      </TopToolbar>
    }
  >
    <AppForm
      media={<MediaFields />}
      history={<HistoryTab />}
      settings={isAdministrator() && <Gate />}
      toolbar={
        <Toolbar>
          <SaveButtons />
          {isAdministrator() && <DeleteAppButton />}
        </Toolbar>
      }
    >
      <Conflicts />
    </AppForm>
  </RecordEdit>
)
export default AppEdit
