import { SaveButton, type SaveButtonProps } from 'react-admin'
import { useFormState } from 'react-hook-form'

/** Stays disabled until the form is valid (docs/product.md#field-rules). */
export const SubmitButton = (props: SaveButtonProps) => {
  const { isValid } = useFormState()
  return <SaveButton {...props} disabled={!isValid} />
}
