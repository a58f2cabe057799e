import type { AdminApp, User } from '@portal/contract'
import { AutocompleteInput, ReferenceInput } from 'react-admin'
import type { RecordFilterProps } from './RecordFilter.tsx'

const NAMES = {
  manageapps: { field: 'name', text: ({ name, code }: AdminApp) => `${name} (${code})` },
  manageusers: { field: 'nom', text: ({ prenom, nom, email }: User) => `${prenom} ${nom} · ${email}` },
}

const RecordFilterInput = ({ source, reference }: RecordFilterProps) => {
  const { field, text } = NAMES[reference]
  return (
    <ReferenceInput source={source} reference={reference} sort={{ field, order: 'ASC' }}>
      <AutocompleteInput optionText={text} sx={{ minWidth: 260 }} />
    </ReferenceInput>
  )
}
export default RecordFilterInput
