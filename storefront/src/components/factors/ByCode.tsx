import { useEffect } from 'react'
import { Field } from '../form/Field.tsx'
import { Form, SubmitButton } from '../form/Form.tsx'
import { failureText } from '../form/failure.ts'
import type { FormStrings } from '../form/strings.ts'
import { textOf, useForm } from '../form/useForm.ts'
import { besideField } from './besideField.ts'
import { codeErrors, recoveryErrors, withoutBlanks } from './codes.ts'
import type { Showing } from './showing.ts'
import type { ShowWords } from './words.ts'

type ByCodeProps = Pick<Showing, 'show'> & {
  way: 'code' | 'recovery'
  words: ShowWords
  strings: FormStrings
}

/** Asks for a one-time code, or for a recovery code. */
export function ByCode({ way, words, strings, show }: ByCodeProps) {
  const form = useForm({
    read: (data) => withoutBlanks(textOf(data, way)),
    validate: way === 'code' ? codeErrors : recoveryErrors,
    submit: async (typed) => {
      await show(way === 'code' ? { code: typed } : { recovery: typed }).catch((error: unknown) => {
        throw besideField(error, way)
      })
    },
    failure: (error) => failureText(error, strings),
  })
  useEffect(() => form.ref.current?.querySelector('input')?.focus(), [form.ref])
  const texts = { ...strings, 'showFactor.wrong': words.wrong, 'showFactor.codeShape': words.codeShape }
  return (
    <Form form={form} strings={texts} labels={{ [way]: words[way] }}>
      {way === 'code' ? (
        <Field name="code" inputMode="numeric" autoComplete="one-time-code" hint={words.codeHint} required />
      ) : (
        <Field name="recovery" autoComplete="off" hint={words.recoveryHint} required />
      )}
      <SubmitButton>{words.submit}</SubmitButton>
    </Form>
  )
}
