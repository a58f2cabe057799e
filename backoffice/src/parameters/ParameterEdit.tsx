import { SaveButton, SimpleForm, Toolbar } from 'react-admin'
import { Conflicts } from '../forms/Conflicts.tsx'
import { RecordEdit } from '../forms/RecordEdit.tsx'
import { UnsavedChanges } from '../forms/UnsavedChanges.tsx'
import { DeleteParameterButton } from './DeleteParameterButton.tsx'
import { ParameterInputs } from './ParameterInputs.tsx'
import { ParameterTitle } from './ParameterTitle.tsx'
import { toAdvanced } from './toAdvanced.ts'

const ParameterToolbar = () => (
  <Toolbar>
    <SaveButton />
    <DeleteParameterButton />
  </Toolbar>
)

const ParameterEdit = () => (
  <RecordEdit redirect={toAdvanced} title={<ParameterTitle />} sx={{ maxWidth: 720 }}>
    <SimpleForm
      toolbar={<ParameterToolbar />}
      warnWhenUnsavedChanges
      WarnWhenUnsavedChangesComponent={UnsavedChanges}
    >
      <ParameterInputs />
      <Conflicts />
    </SimpleForm>
  </RecordEdit>
)
export default ParameterEdit
