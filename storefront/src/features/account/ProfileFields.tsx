import type { User } from '@portal/contract'
import { CIVILITIES, civilityOf, type ProfileField } from '@portal/contract/rules'
import { Radios } from '../../components/form/Choices.tsx'
import { Field } from '../../components/form/Field.tsx'
import { textOf } from '../../components/form/useForm.ts'
import type { ProfileStrings } from './strings.ts'

export const readProfile = (data: FormData) => ({
  civility: civilityOf(textOf(data, 'civility')),
  prenom: textOf(data, 'prenom').trim(),
  nom: textOf(data, 'nom').trim(),
  telephone: textOf(data, 'telephone').trim(),
  organisation: textOf(data, 'organisation').trim(),
  fonction: textOf(data, 'fonction').trim(),
  optin_email: data.has('optin_email'),
})

/** Labels in the order of the fields, which the error summary follows. */
export const identityLabels = (strings: ProfileStrings) => ({
  prenom: strings['account.prenom'],
  nom: strings['account.nom'],
})
export const optionalLabels = (strings: ProfileStrings) => ({
  telephone: strings['account.telephone'],
  organisation: strings['account.organisation'],
  fonction: strings['account.fonction'],
})

type PersonProps = { strings: ProfileStrings; initial?: Pick<User, ProfileField> }

export const civilityLabel = (strings: ProfileStrings) => ({ civility: strings['account.civility'] })
/** Asked last: nothing of the portal depends on it. */
export const CivilityField = ({ strings, initial }: PersonProps) => (
  <Radios
    name="civility"
    options={[
      [CIVILITIES.madame, strings['vocabulary.civility.1']],
      [CIVILITIES.monsieur, strings['vocabulary.civility.2']],
    ]}
    defaultValue={initial?.civility}
  />
)

/** Fields that registration and profile share. */
export function IdentityFields({ initial }: Pick<PersonProps, 'initial'>) {
  return (
    <>
      <Field name="prenom" autoComplete="given-name" required half defaultValue={initial?.prenom} />
      <Field name="nom" autoComplete="family-name" required half defaultValue={initial?.nom} />
    </>
  )
}

export function OptionalFields({ strings, initial }: PersonProps) {
  return (
    <>
      <Field
        name="telephone"
        type="tel"
        autoComplete="tel"
        hint={strings['account.telephoneHint']}
        defaultValue={initial?.telephone ?? ''}
      />
      <Field
        name="organisation"
        autoComplete="organization"
        half
        defaultValue={initial?.organisation ?? ''}
      />
      <Field name="fonction" autoComplete="organization-title" half defaultValue={initial?.fonction ?? ''} />
    </>
  )
}
