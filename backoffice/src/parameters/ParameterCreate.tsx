import { Create, SimpleForm } from 'react-admin'
import { UnsavedChanges } from '../forms/UnsavedChanges.tsx'
import { ParameterInputs } from './ParameterInputs.tsx'
import { toAdvanced } from './toAdvanced.ts'

const ParameterCreate = () => (
  <Create redirect={toAdvanced} sx={{ maxWidth: 720 }}>
    <SimpleForm warnWhenUnsavedChanges WarnWhenUnsavedChangesComponent={UnsavedChanges}>
      <ParameterInputs isNew />
    </SimpleForm>
  </Create>
)
export default ParameterCreate
