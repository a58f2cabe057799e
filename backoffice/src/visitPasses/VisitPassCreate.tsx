import { Create, SimpleForm } from 'react-admin'
import { UnsavedChanges } from '../forms/UnsavedChanges.tsx'
import { VisitPassInputs } from './VisitPassInputs.tsx'

/** Leads to the edit page, which has the code to print. */
const VisitPassCreate = () => (
  <Create redirect="edit" sx={{ maxWidth: 760 }}>
    <SimpleForm noValidate warnWhenUnsavedChanges WarnWhenUnsavedChangesComponent={UnsavedChanges}>
      <VisitPassInputs />
    </SimpleForm>
  </Create>
)
export default VisitPassCreate
