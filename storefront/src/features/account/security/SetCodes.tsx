import type { CodeSecret } from '@portal/contract'
import { useEffect } from 'react'
import { besideField } from '../../../components/factors/besideField.ts'
import { codeErrors, inGroups, withoutBlanks } from '../../../components/factors/codes.ts'
import { Field } from '../../../components/form/Field.tsx'
import { Form, SubmitButton } from '../../../components/form/Form.tsx'
import { failureText } from '../../../components/form/failure.ts'
import { textOf, useForm } from '../../../components/form/useForm.ts'
import { calls } from './calls.ts'
import type { SectionProps } from './section.ts'

/** A secret that no code has confirmed yet, and its picture. */
export type Beginning = CodeSecret & { picture: string; size: number }
type SetCodesProps = SectionProps & { beginning: Beginning; onSet: () => Promise<void>; onCancel: () => void }

/** Shows the secret as a picture and as text, and asks for a first code. */
export function SetCodes({ beginning, words, strings, onSet, onCancel }: SetCodesProps) {
  const { picture, size, secret } = beginning
  const form = useForm({
    read: (data) => withoutBlanks(textOf(data, 'code')),
    validate: codeErrors,
    submit: async (code) => {
      await calls.confirmCode(code).catch((error: unknown) => {
        throw besideField(error, 'code')
      })
      await onSet()
    },
    failure: (error) => failureText(error, strings),
  })
  useEffect(() => form.ref.current?.querySelector('input')?.focus(), [form.ref])
  const texts = {
    ...strings,
    'showFactor.wrong': words.codes.wrong,
    'showFactor.codeShape': words.codes.shape,
  }
  return (
    <>
      <p>{words.codes.scan}</p>
      <svg className="qr" role="img" aria-label={words.codes.picture} viewBox={`0 0 ${size} ${size}`}>
        <path d={picture} />
      </svg>
      <p>
        {words.codes.secret} <code className="secret">{inGroups(secret)}</code>
      </p>
      <Form form={form} strings={texts} labels={{ code: words.codes.code }}>
        <Field name="code" inputMode="numeric" autoComplete="one-time-code" required />
        <SubmitButton
          beside={
            <button type="button" className="button" onClick={onCancel}>
              {strings['common.cancel']}
            </button>
          }
        >
          {words.codes.submit}
        </SubmitButton>
      </Form>
    </>
  )
}
