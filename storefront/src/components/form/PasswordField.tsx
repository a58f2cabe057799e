import { passwordRules } from '@portal/contract/rules'
import { useState } from 'react'
import { Label } from './Field.tsx'
import { useField, useFormContext } from './Form.tsx'
import type { PasswordStrings } from './strings.ts'

type PasswordFieldProps = {
  name: string
  autoComplete: 'current-password' | 'new-password'
  strings: PasswordStrings
  /** The current value, for fields that show the password rules. */
  typed?: string
}

export function PasswordField({ name, autoComplete, strings, typed }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const { form } = useFormContext()
  const { fieldId, hintId, label, error, aria } = useField(name, typed !== undefined)
  return (
    <div className="field">
      <Label htmlFor={fieldId} required>
        {label}
      </Label>
      <div className="input-group">
        <input
          className="input"
          id={fieldId}
          name={name}
          // Hidden again before sending, so that no browser remembers it as text.
          type={shown && !form.busy ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          {...aria}
        />
        <button
          type="button"
          className="button button--quiet button--small"
          aria-controls={fieldId}
          onClick={() => setShown(!shown)}
        >
          {strings[shown ? 'account.hidePassword' : 'account.showPassword']}
          <span className="visually-hidden"> ({label})</span>
        </button>
      </div>
      {typed !== undefined && <Rules id={hintId} typed={typed} strings={strings} />}
      {error}
    </div>
  )
}

/** Tells password managers whose password the form is about. */
export const UsernameOf = ({ email }: { email: string }) => (
  <input type="email" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
)

const RULE_KEYS = {
  length: 'account.ruleLength',
  lowercase: 'account.ruleLowercase',
  uppercase: 'account.ruleUppercase',
  digit: 'account.ruleDigit',
  special: 'account.ruleSpecial',
} as const
const RULES = Object.keys(RULE_KEYS) as (keyof typeof RULE_KEYS)[]

function Rules({ id, typed, strings }: { id: string; typed: string; strings: PasswordStrings }) {
  const met = passwordRules(typed)
  return (
    <ul className="rules" id={id}>
      {RULES.map((rule) => (
        <li key={rule} data-met={met[rule]}>
          {strings[RULE_KEYS[rule]]}
          {met[rule] && <span className="visually-hidden"> ({strings['account.ruleMet']})</span>}
        </li>
      ))}
    </ul>
  )
}
