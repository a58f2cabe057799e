import { isApiError } from '@portal/client'
import type { FieldErrors } from '@portal/contract/rules'
import { type FocusEvent, type FormEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { keepText } from './keptText.ts'

type FormOptions<Values> = {
  read: (data: FormData) => Values
  validate: (values: Values) => FieldErrors
  submit: (values: Values) => Promise<void>
  /** Writes the sentence above the form after a failed attempt; field errors show by themselves. */
  failure: (error: unknown) => string
  /** Names the form, so that a change of language keeps what is typed. */
  keepAs?: string
}
export type FormState = ReturnType<typeof useForm>

const nameOf = (target: EventTarget) => (target as HTMLInputElement).name

/**
 * Drives a form whose fields belong to the browser: it reads values and never writes them. So text typed
 * before hydration, filled in by a password manager or restored by the back button counts, and no error
 * clears it.
 */
export function useForm<Values>({ read, validate, submit, failure, keepAs }: FormOptions<Values>) {
  const ref = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const pressing = useRef(false)
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
  // Reads once what was typed before hydration.
  useEffect(() => void readForm(), [])
  useEffect(() => (keepAs && ref.current ? keepText(keepAs, ref.current) : undefined), [keepAs])
  const ready = values !== undefined
  // Sends the form that `client/boot.ts` kept; one render later, after others have read the address.
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
    /** Counts failed attempts, so that the error summary takes the focus again. */
    attempts,
    /** False before hydration: the fields are not known yet. */
    valid: ready && Object.keys(found).length === 0,
    /** Shows an error once its field was changed and left, or once sending was tried. */
    errorOf: (name: string) =>
      attempts > 0 || name in refused || (changed.has(name) && left.has(name)) ? errors[name] : undefined,
    errors,

    onInput(event: FormEvent) {
      const name = nameOf(event.target)
      readForm()
      setChanged((names) => new Set(names).add(name))
      setRefused(({ [name]: _, ...others }) => others)
    },
    onPointerDown(event: PointerEvent) {
      pressing.current = (event.target as Element).closest('[type="submit"]') !== null
    },
    /** Shows no error between press and click: it would move the button from under the pointer. */
    onBlur(event: FocusEvent) {
      if (!pressing.current) setLeft((names) => new Set(names).add(nameOf(event.target)))
    },

    /** Empties the form and forgets its errors. */
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
      pressing.current = false
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

/** Reads a field as text; empty when the form has no such field. */
export const textOf = (data: FormData, name: string) => String(data.get(name) ?? '')
