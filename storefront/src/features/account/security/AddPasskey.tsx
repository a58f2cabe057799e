import { ApiError } from '@portal/client'
import { isPasskeyDeclined, isPasskeyKnown, makePasskey } from '@portal/client/passkeys'
import { useEffect } from 'react'
import { Field } from '../../../components/form/Field.tsx'
import { Form, SubmitButton } from '../../../components/form/Form.tsx'
import { failureText } from '../../../components/form/failure.ts'
import { textOf, useForm } from '../../../components/form/useForm.ts'
import { calls } from './calls.ts'
import type { SectionProps } from './section.ts'

type AddPasskeyProps = SectionProps & { onAdded: () => Promise<void>; onCancel: () => void }
const NAME_MAX = 60

/** Makes a passkey with a name to know it by. */
export function AddPasskey({ words, strings, prove, onAdded, onCancel }: AddPasskeyProps) {
  const form = useForm({
    read: (data) => textOf(data, 'name').trim(),
    validate: (name) => (name ? {} : { name: 'common.requiredField' }),
    submit: async (name) => {
      const options = await prove(calls.beginPasskey)
      const response = await makePasskey(options).catch((error: unknown) => {
        throw said(error, words)
      })
      await calls.addPasskey({ name, response })
      await onAdded()
    },
    failure: (error) => failureText(error, strings),
  })
  useEffect(() => form.ref.current?.querySelector('input')?.focus(), [form.ref])
  return (
    <Form form={form} strings={strings} labels={{ name: words.passkeys.name }}>
      <Field name="name" autoComplete="off" maxLength={NAME_MAX} hint={words.passkeys.nameHint} required />
      <SubmitButton
        beside={
          <button type="button" className="button" onClick={onCancel}>
            {strings['common.cancel']}
          </button>
        }
      >
        {words.passkeys.submit}
      </SubmitButton>
    </Form>
  )
}

/** Writes what the browser answered as a sentence. */
function said(error: unknown, { passkeys }: SectionProps['words']) {
  if (isPasskeyKnown(error)) return new ApiError({ code: 'passkey', status: 0, detail: passkeys.known })
  if (isPasskeyDeclined(error)) return new ApiError({ code: 'passkey', status: 0, detail: passkeys.declined })
  return error
}
