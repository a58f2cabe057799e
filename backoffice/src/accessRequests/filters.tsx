import { AutocompleteInput, DateInput, ReferenceInput, SearchInput, SelectInput } from 'react-admin'
import { categoryChoices, requestStatusChoices } from '../fields/choices.ts'

const userName = ({ prenom, nom, email }: { prenom: string; nom: string; email: string }) =>
  `${prenom} ${nom} · ${email}`

export const accessRequestFilters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <ReferenceInput key="app" source="app_id" reference="manageapps" sort={{ field: 'name', order: 'ASC' }}>
    <AutocompleteInput optionText="name" />
  </ReferenceInput>,
  <ReferenceInput key="user" source="user_id" reference="manageusers" sort={{ field: 'nom', order: 'ASC' }}>
    <AutocompleteInput optionText={userName} />
  </ReferenceInput>,
  <SelectInput key="status" source="status" choices={requestStatusChoices} />,
  <SelectInput key="category" source="category" choices={categoryChoices} />,
  <DateInput key="from" source="created_from" />,
  <DateInput key="to" source="created_to" />,
]
