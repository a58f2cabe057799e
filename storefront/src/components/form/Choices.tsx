import type { ReactNode } from 'react'
import { Asterisk } from './Field.tsx'
import { useField } from './Form.tsx'

type RadiosProps = {
  name: string
  options: readonly (readonly [value: number, label: string])[]
  defaultValue?: number
}

/**
 * Asks for one of several options. The group carries the error; the error summary links to the first option.
 */
export function Radios({ name, options, defaultValue }: RadiosProps) {
  const { fieldId, label, error, aria } = useField(name)
  return (
    <fieldset className="choices" aria-describedby={aria['aria-describedby']}>
      <legend>
        {label}
        <Asterisk />
      </legend>
      <div className="cluster">
        {options.map(([value, text], index) => (
          <label className="choice" key={value}>
            <input
              type="radio"
              id={index === 0 ? fieldId : undefined}
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              aria-invalid={aria['aria-invalid']}
              required
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {error}
    </fieldset>
  )
}

type CheckboxProps = {
  name: string
  /** Adds what the label in the error summary is too short to say. */
  text?: string
  required?: boolean
  defaultChecked?: boolean
  /** Shown below the label, a link for instance. */
  children?: ReactNode
}

export function Checkbox({ name, text, required, defaultChecked, children }: CheckboxProps) {
  const { fieldId, label, error, aria } = useField(name)
  return (
    <div className="field">
      <label className="choice">
        <input type="checkbox" id={fieldId} name={name} {...{ required, defaultChecked }} {...aria} />
        <span>
          {text ?? label}
          {required && <Asterisk />}
        </span>
      </label>
      {error}
      {children}
    </div>
  )
}
