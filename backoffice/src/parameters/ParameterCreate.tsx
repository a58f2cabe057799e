import { Create, SimpleForm } from 'react-admin'
import { ParameterInputs } from './ParameterInputs.tsx'

const ParameterCreate = () => (
  <Create redirect="list">
    <SimpleForm warnWhenUnsavedChanges>
      <ParameterInputs isNew />
    </SimpleForm>
  </Create>
)
export default ParameterCreate
