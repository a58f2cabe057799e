import { categoryChoices, requestStatusChoices } from '../fields/choices.ts'
import { SearchField } from '../fields/SearchField.tsx'
import { LaterFilter } from './LaterFilter.tsx'

export const accessRequestFilters = [
  <SearchField key="q" source="q" alwaysOn />,
  <LaterFilter key="app" kind="record" source="app_id" reference="manageapps" />,
  <LaterFilter key="user" kind="record" source="user_id" reference="manageusers" />,
  <LaterFilter key="status" kind="choice" source="status" choices={requestStatusChoices} />,
  <LaterFilter key="category" kind="choice" source="category" choices={categoryChoices} />,
  <LaterFilter key="asked" kind="yesno" source="asked" />,
  <LaterFilter key="from" kind="day" source="created_from" />,
  <LaterFilter key="to" kind="day" source="created_to" />,
  <LaterFilter key="grantedFrom" kind="day" source="granted_from" />,
  <LaterFilter key="grantedTo" kind="day" source="granted_to" />,
  <LaterFilter key="openedFrom" kind="day" source="activated_from" />,
  <LaterFilter key="openedTo" kind="day" source="activated_to" />,
]
