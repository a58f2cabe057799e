import { DateInput, SearchInput, SelectInput } from 'react-admin'
import { categoryChoices, requestStatusChoices } from '../fields/choices.ts'
import { RecordFilter } from './RecordFilter.tsx'

export const accessRequestFilters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <RecordFilter key="app" source="app_id" reference="manageapps" />,
  <RecordFilter key="user" source="user_id" reference="manageusers" />,
  <SelectInput key="status" source="status" choices={requestStatusChoices} />,
  <SelectInput key="category" source="category" choices={categoryChoices} />,
  <DateInput key="from" source="created_from" />,
  <DateInput key="to" source="created_to" />,
]
