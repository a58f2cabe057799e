import { DeleteWithConfirmButton, SaveButton, SimpleForm, Toolbar } from 'react-admin'
import { Conflicts } from '../forms/Conflicts.tsx'
import { RecordEdit } from '../forms/RecordEdit.tsx'
import { ParameterInputs } from './ParameterInputs.tsx'
import { ParameterTitle } from './ParameterTitle.tsx'

const ParameterToolbar = () => (
  <Toolbar sx={{ justifyContent: 'space-between' }}>
    <SaveButton />
    <DeleteWithConfirmButton mutationMode="pessimistic" confirmContent="parametersAdmin.deleteHelp" />
  </Toolbar>
)

const ParameterEdit = () => (
  <RecordEdit title={<ParameterTitle />}>
    <SimpleForm toolbar={<ParameterToolbar />} warnWhenUnsavedChanges>
      <ParameterInputs />
      <Conflicts />
    </SimpleForm>
  </RecordEdit>
)
export default ParameterEdit
