import { isApiError } from '@portal/client'
import type { FieldErrors } from '@portal/contract/rules'
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'

type FormOptions<Values> = {
  read: (data: FormData) => Values
  validate: (values: Values) => FieldErrors
  submit: (values: Values) => Promise<void>
  /** The sentence above the form when sending failed; field errors of the answer show by themselves. */
  failure: (error: unknown) => string
}
export type FormState = ReturnType<typeof useForm>

const nameOf = (target: EventTarget) => (target as HTMLInputElement).name

/**
 * A form whose fields are the browser's own: their values are read, never written, so that what was
 * typed before the page came alive, filled in by a password manager or restored by the back button
 * counts, and what was typed survives every error.
 */
export function useForm<Values>({ read, validate, submit, failure }: FormOptions<Values>) {
  const ref = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const [values, setValues] = useState<Values>()
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<FieldErrors>({})
  const [failed, setFailed] = useState<string>()
  const [attempts, setAttempts] = useState(0)
  const [busy, setBusy] = useState(false)

  function readForm() {
    const found = read(new FormData(ref.current ?? undefined))
    setValues(found)
    return found
  }
  // Once, for what was typed before the page came alive.
  useEffect(() => void readForm(), [])
  const ready = values !== undefined
  // And sent: `client/boot.ts` has kept it. One render later, so that whoever reads the address has done so, too.
  useEffect(() => {
    const form = ref.current
    if (!ready || form?.ariaBusy !== 'true') return
    form.ariaBusy = 'false'
    form.requestSubmit()
  }, [ready])

  const found = values === undefined ? {} : validate(values)
  const errors: FieldErrors = { ...found, ...refused }

  return {
    ref,
    values,
    busy,
    failed,
    /** Grows with each attempt that failed, so that what is said about it takes the focus again. */
    attempts,
    /** Not before the page came alive: nothing is known of the fields then. */
    valid: ready && Object.keys(found).length === 0,
    /** An error shows once its field was changed and left, or once sending was tried. */
    errorOf: (name: string) =>
      attempts > 0 || name in refused || (changed.has(name) && left.has(name)) ? errors[name] : undefined,
    errors,

    onInput(event: FormEvent) {
      const name = nameOf(event.target)
      readForm()
      setChanged((names) => new Set(names).add(name))
      setRefused(({ [name]: _, ...others }) => others)
    },
    onBlur: (event: FocusEvent) => setLeft((names) => new Set(names).add(nameOf(event.target))),

    /** Empties the form, and forgets its errors. */
    reset() {
      ref.current?.reset()
      setChanged(new Set())
      setLeft(new Set())
      setRefused({})
      setFailed(undefined)
      setAttempts(0)
      readForm()
    },

    async onSubmit(event: FormEvent) {
      event.preventDefault()
      if (sending.current) return
      const current = readForm()
      setFailed(undefined)
      setRefused({})
      if (Object.keys(validate(current)).length > 0) return setAttempts((count) => count + 1)
      sending.current = true
      setBusy(true)
      try {
        await submit(current)
        setAttempts(0)
        setChanged(new Set())
      } catch (error) {
        setFailed(failure(error))
        setAttempts((count) => count + 1)
        if (isApiError(error)) setRefused(error.errors)
        else console.error(error)
      } finally {
        sending.current = false
        setBusy(false)
      }
    },
  }
}

/** A field's text; empty where the form has no such field. */
export const textOf = (data: FormData, name: string) => String(data.get(name) ?? '')
