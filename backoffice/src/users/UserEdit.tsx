import { Box } from '@mui/material'
import { SaveButton, TabbedForm, Toolbar } from 'react-admin'
import { Conflicts } from '../forms/Conflicts.tsx'
import { RecordEdit } from '../forms/RecordEdit.tsx'
import { UnsavedChanges } from '../forms/UnsavedChanges.tsx'
import { DeleteUserButton } from './DeleteUserButton.tsx'
import { EndSessionsButton } from './EndSessionsButton.tsx'
import { ProfileInputs } from './ProfileInputs.tsx'
import { ResetFactorsButton } from './ResetFactorsButton.tsx'
import { RightsInputs } from './RightsInputs.tsx'
import { UserAccesses } from './UserAccesses.tsx'
import { UserAccount } from './UserAccount.tsx'

const UserToolbar = () => (
  <Toolbar>
    <SaveButton />
    <DeleteUserButton />
  </Toolbar>
)

const UserEdit = () => (
  <RecordEdit tabs={['rights', 'accesses', 'account']}>
    <TabbedForm
      toolbar={<UserToolbar />}
      warnWhenUnsavedChanges
      WarnWhenUnsavedChangesComponent={UnsavedChanges}
    >
      <TabbedForm.Tab label="usersAdmin.tabs.profile">
        <ProfileInputs />
        <Conflicts />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="usersAdmin.tabs.rights" path="rights">
        <RightsInputs />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="usersAdmin.tabs.accesses" path="accesses">
        <UserAccesses />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="usersAdmin.tabs.account" path="account">
        <UserAccount />
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <EndSessionsButton />
          <ResetFactorsButton />
        </Box>
      </TabbedForm.Tab>
    </TabbedForm>
  </RecordEdit>
)
export default UserEdit
