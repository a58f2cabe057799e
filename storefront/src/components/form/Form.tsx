import { createContext, type MouseEvent, type ReactNode, useContext, useEffect, useId, useRef } from 'react'
import type { FormStrings } from './strings.ts'
import type { FormState } from './useForm.ts'

type Shared = {
  id: string
  form: FormState
  strings: FormStrings
  /** Field name to label, for the fields and for the summary of errors. */
  labels: Readonly<Record<string, string>>
}
const FormContext = createContext<Shared | null>(null)

export function useFormContext(): Shared {
  const shared = useContext(FormContext)
  if (shared === null) throw new Error('A field stands outside of <Form>')
  return shared
}

/** The sentence of an error key; a key that this page does not know still says that something is wrong. */
const sentenceOf = (strings: FormStrings, key: string) =>
  (strings as Readonly<Record<string, string>>)[key] ?? strings['common.invalidValue']

/** What a field needs: ids, its label, and its error with the attributes that tie them together. */
export function useField(name: string, hinted = false) {
  const { id, form, strings, labels } = useFormContext()
  const key = form.errorOf(name)
  const fieldId = `${id}-${name}`
  const hintId = `${fieldId}-hint`
  const errorId = `${fieldId}-error`
  return {
    fieldId,
    hintId,
    label: labels[name] ?? name,
    error: key && (
      <p className="field__error" id={errorId}>
        {sentenceOf(strings, key)}
      </p>
    ),
    aria: {
      'aria-invalid': key ? true : undefined,
      'aria-describedby': [hinted && hintId, key && errorId].filter(Boolean).join(' ') || undefined,
    },
  }
}

export function Form({ children, className = 'form', ...shared }: Omit<Shared, 'id'> & FormProps) {
  const { form } = shared
  const id = useId()
  return (
    <FormContext value={{ ...shared, id }}>
      {/* "post": should the browser ever send it by itself, no password shows up in an address. */}
      <form
        ref={form.ref}
        className={className}
        method="post"
        noValidate
        aria-busy={form.busy}
        onInput={form.onInput}
        onBlur={form.onBlur}
        onSubmit={form.onSubmit}
      >
        {form.attempts > 0 && <Problems />}
        {children}
      </form>
    </FormContext>
  )
}
type FormProps = { children: ReactNode; className?: string }

/**
 * After an attempt that failed: says why, with a link to each field that needs a look. It takes the focus, and so
 * comes into view: the button that was pressed may be far below.
 */
function Problems() {
  const { id, form, strings, labels } = useFormContext()
  const ref = useRef<HTMLDivElement>(null)
  const names = Object.keys(labels).filter((name) => form.errors[name])
  useEffect(() => ref.current?.focus(), [form.attempts])
  if (names.length === 0)
    return (
      form.failed && (
        <div className="alert alert--error" role="alert" tabIndex={-1} ref={ref}>
          {form.failed}
        </div>
      )
    )
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={ref}>
      <p className="error-summary__title">{form.failed ?? strings['common.errorSummary']}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${id}-${name}`} onClick={focusTarget}>
              {labels[name]} – {sentenceOf(strings, form.errors[name] ?? '')}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Leads to the field without a step in the history, where the address may name a panel. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}

/**
 * Disabled until the form is valid, in words: it stays reachable, says why, and shows the errors. Sentence and state
 * are in the HTML already: what came with the script would push what follows down.
 */
export function SubmitButton({ children, look = 'primary', beside }: SubmitButtonProps) {
  const { id, form, strings } = useFormContext()
  const hintId = `${id}-incomplete`
  const waits = !form.valid
  return (
    <div className="form__actions">
      <button
        type="submit"
        className={`button button--${look}`}
        aria-disabled={waits || form.busy || undefined}
        aria-busy={form.busy || undefined}
        aria-describedby={waits ? hintId : undefined}
      >
        {form.busy ? strings['common.sending'] : children}
      </button>
      {beside}
      {waits && (
        <p className="field__hint" id={hintId}>
          {strings['common.formIncomplete']}
        </p>
      )}
    </div>
  )
}
type SubmitButtonProps = {
  children: ReactNode
  look?: 'primary' | 'danger'
  /** The way out of the form, in the same row. */
  beside?: ReactNode
}
