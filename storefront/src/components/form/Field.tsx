import type { InputHTMLAttributes, ReactNode } from 'react'
import { useField } from './Form.tsx'

type FieldProps = {
  name: string
  hint?: ReactNode
  half?: boolean
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'required' | 'defaultValue' | 'maxLength' | 'readOnly'
>

export function Field({ name, hint, half, ...input }: FieldProps) {
  const { fieldId, hintId, label, error, aria } = useField(name, Boolean(hint))
  return (
    <div className={half ? 'field field--half' : 'field'}>
      <Label htmlFor={fieldId} required={input.required}>
        {label}
      </Label>
      {hint && (
        <p className="field__hint" id={hintId}>
          {hint}
        </p>
      )}
      <input className="input" id={fieldId} name={name} {...input} {...aria} />
      {error}
    </div>
  )
}

type LabelProps = { htmlFor: string; required?: boolean; children: ReactNode }

/**
 * Adds an asterisk to the label of a required field; the `required` attribute tells assistive technology.
 */
export const Label = ({ htmlFor, required, children }: LabelProps) => (
  <label className="field__label" htmlFor={htmlFor}>
    {children}
    {required && <Asterisk />}
  </label>
)

export const Asterisk = () => (
  <span className="field__mark" aria-hidden="true">
    {'\u00a0*'}
  </span>
)
