import { createContext, type MouseEvent, type ReactNode, useContext, useEffect, useId, useRef } from 'react'
import type { FormStrings } from './strings.ts'
import type { FormState } from './useForm.ts'

type Shared = {
  id: string
  form: FormState
  strings: FormStrings
  /** Labels by field name, for the fields and the error summary. */
  labels: Readonly<Record<string, string>>
}
const FormContext = createContext<Shared | null>(null)

export function useFormContext(): Shared {
  const shared = useContext(FormContext)
  if (shared === null) throw new Error('A field stands outside of <Form>')
  return shared
}

/** Falls back to a general sentence for a key that this page does not carry. */
const sentenceOf = (strings: FormStrings, key: string) =>
  (strings as Readonly<Record<string, string>>)[key] ?? strings['common.invalidValue']

/** Gives a field its ids, label, error, and the attributes that connect them. */
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

export function Form({ children, className = 'form', ways, ...shared }: Omit<Shared, 'id'> & FormProps) {
  const { form } = shared
  const id = useId()
  return (
    <FormContext value={{ ...shared, id }}>
      {/* "post" keeps passwords out of the address if the browser submits the form itself. */}
      <form
        ref={form.ref}
        className={className}
        method="post"
        noValidate
        aria-busy={form.busy}
        onInput={form.onInput}
        onPointerDown={form.onPointerDown}
        onBlur={form.onBlur}
        onSubmit={form.onSubmit}
      >
        {form.attempts > 0 && <Problems ways={ways} />}
        {children}
      </form>
    </FormContext>
  )
}
type FormProps = {
  children: ReactNode
  className?: string
  /** Ways on from a failed attempt, shown with its errors. */
  ways?: ReactNode
}

/**
 * Lists the errors after a failed attempt, linked to their fields. Takes the focus, because the pressed
 * button may be far below.
 */
function Problems({ ways }: Pick<FormProps, 'ways'>) {
  const { id, form, strings, labels } = useFormContext()
  const ref = useRef<HTMLDivElement>(null)
  const names = Object.keys(labels).filter((name) => form.errors[name])
  useEffect(() => {
    ref.current?.focus()
    // Ends the scroll to the pressed button that may still be under way.
    ref.current?.scrollIntoView()
  }, [form.attempts])
  useErrorTitle(strings['forms.errorTitle'])
  if (names.length === 0)
    return (
      form.failed && (
        <div className="alert alert--error" role="alert" tabIndex={-1} ref={ref}>
          {form.failed}
          {ways}
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
              {problemOf(strings, name, labels[name] ?? name, form.errors[name] ?? '')}
            </a>
          </li>
        ))}
      </ul>
      {ways}
    </div>
  )
}

/** Asks for an empty field in a sentence; names the field before a sentence that does not say which it means. */
function problemOf(strings: FormStrings, name: string, label: string, key: string): string {
  const texts = strings as Readonly<Record<string, string>>
  const own = texts[key === 'common.requiredField' ? `forms.missing.${name}` : key]
  const text = own && !NAMELESS.test(key) ? own : `${label} – ${sentenceOf(strings, key)}`
  return text.replace(/[^.!?]$/, '$&.')
}
const NAMELESS = /invalidValue|tooLong|minLength/

/** Begins the page's title with the news that the form failed. */
function useErrorTitle(text: string) {
  useEffect(() => {
    const { title } = document
    document.title = text.replace('%{title}', () => title)
    return () => {
      document.title = title
    }
  }, [text])
}

/** Focuses the field without a new history entry or fragment, which may name a panel. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}

/**
 * Stays reachable while the form is invalid; what is missing is said once sending was tried
 * (docs/product.md#field-rules). Its state is in the static HTML, so that nothing changes when the script arrives.
 */
export function SubmitButton({ children, look = 'primary', beside }: SubmitButtonProps) {
  const { id, form, strings } = useFormContext()
  const hintId = `${id}-incomplete`
  const waits = !form.valid
  const isTold = waits && form.attempts > 0
  return (
    <div className="form__actions">
      <button
        type="submit"
        className={`button button--${look}`}
        aria-disabled={waits || form.busy || undefined}
        aria-busy={form.busy || undefined}
        aria-describedby={isTold ? hintId : undefined}
      >
        {form.busy ? strings['common.sending'] : children}
      </button>
      {beside}
      {isTold && (
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
  /** A way out of the form, in the same row. */
  beside?: ReactNode
}
