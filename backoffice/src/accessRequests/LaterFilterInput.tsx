import type { AdminApp, User } from '@portal/contract'
import { AutocompleteInput, DateInput, NullableBooleanInput, ReferenceInput, SelectInput } from 'react-admin'

export type LaterFilterProps = { source: string } & (
  | { kind: 'record'; reference: 'manageapps' | 'manageusers' }
  | { kind: 'choice'; choices: { id: number; name: string }[] }
  | { kind: 'day' }
  | { kind: 'yesno' }
)

const NAMES = {
  manageapps: { field: 'name', text: ({ name, code }: AdminApp) => `${name} (${code})` },
  manageusers: { field: 'nom', text: ({ prenom, nom, email }: User) => `${prenom} ${nom} · ${email}` },
}

const LaterFilterInput = (props: LaterFilterProps) => {
  // react-admin adds props to a filter; they belong to the input.
  if (props.kind === 'choice') {
    const { kind: _kind, ...select } = props
    return <SelectInput {...select} />
  }
  if (props.kind === 'day') {
    const { kind: _kind, ...date } = props
    return <DateInput {...date} />
  }
  if (props.kind === 'yesno') {
    const { kind: _kind, ...choice } = props
    return <NullableBooleanInput {...choice} sx={{ minWidth: 240 }} />
  }
  const { field, text } = NAMES[props.reference]
  return (
    <ReferenceInput source={props.source} reference={props.reference} sort={{ field, order: 'ASC' }}>
      <AutocompleteInput optionText={text} sx={{ minWidth: 260 }} />
    </ReferenceInput>
  )
}
export default LaterFilterInput
