import type { AdminApp, User } from '@portal/contract'
import {
  AutocompleteInput,
  DateInput,
  NullableBooleanInput,
  ReferenceInput,
  SelectInput,
  useListContext,
} from 'react-admin'

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

/** Sets its own default value: it mounts after its form has read the filters. */
const LaterFilterInput = (props: LaterFilterProps) => {
  const { filterValues } = useListContext()
  const defaultValue = filterValues?.[props.source]
  // react-admin adds props to a filter; they belong to the input.
  if (props.kind === 'choice') {
    const { kind: _kind, ...select } = props
    return <SelectInput {...select} defaultValue={defaultValue} />
  }
  if (props.kind === 'day') {
    const { kind: _kind, ...date } = props
    return <DateInput {...date} defaultValue={defaultValue} />
  }
  if (props.kind === 'yesno') {
    const { kind: _kind, ...choice } = props
    return <NullableBooleanInput {...choice} defaultValue={defaultValue} sx={{ minWidth: 240 }} />
  }
  const { field, text } = NAMES[props.reference]
  return (
    <ReferenceInput source={props.source} reference={props.reference} sort={{ field, order: 'ASC' }}>
      <AutocompleteInput optionText={text} defaultValue={defaultValue} sx={{ minWidth: 260 }} />
    </ReferenceInput>
  )
}
export default LaterFilterInput
