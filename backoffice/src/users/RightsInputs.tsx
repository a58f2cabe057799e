import type { User } from '@portal/contract'
import { BooleanInput, SelectInput, useGetIdentity, useRecordContext } from 'react-admin'
import { userStatusChoices } from '../fields/choices.ts'
import { Columns } from '../forms/Columns.tsx'
import { filled } from '../forms/textRules.ts'
import { rolesChoices } from './roleChoices.ts'

/** Edits status and role, except one's own (docs/product.md#administrators). */
export const RightsInputs = () => {
  const user = useRecordContext<User>()
  const { identity } = useGetIdentity()
  const isOwn = user?.id === identity?.id
  return (
    <Columns>
      <SelectInput
        source="status"
        choices={userStatusChoices}
        validate={filled}
        helperText="usersAdmin.statusHelp"
        readOnly={isOwn}
      />
      <SelectInput
        source="roles"
        choices={rolesChoices}
        validate={filled}
        helperText={isOwn ? 'usersAdmin.ownRole' : 'usersAdmin.roleHelp'}
        readOnly={isOwn}
      />
      <BooleanInput
        source="is_active"
        helperText="usersAdmin.inactiveHelp"
        readOnly={isOwn}
        className="full"
      />
    </Columns>
  )
}
