import type { Parameter } from '@portal/contract'
import { isParameterValue, KNOWN_PARAMETERS, type KnownParameter } from '@portal/contract/rules'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useCreate, useTranslate, useUpdate } from 'react-admin'
import { errorCode, fieldErrors } from '../../providers/httpErrors.ts'
import { useSentence } from '../../providers/i18nProvider.ts'
import { useErrorText } from '../../providers/useErrorText.ts'
import type { SettingActs } from './acts.ts'
import { wrongValue } from './wrongValue.ts'

export type SettingHandle = ReturnType<typeof useSetting>

const ON = 1

/**
 * Holds the entry for one setting and saves it, guarded by the `updated_at` that was read. A switched-off or
 * missing parameter is put in force by saving it.
 */
export function useSetting(
  name: KnownParameter,
  parameter: Parameter | undefined,
  { onTyped, onConflict }: SettingActs,
) {
  const t = useSentence()
  const translate = useTranslate()
  const errorText = useErrorText()
  const [update] = useUpdate()
  const [create] = useCreate()
  const [entry, setEntry] = useState<string>()
  const stored = parameter?.parameter_value ?? KNOWN_PARAMETERS[name].initial
  const value = entry ?? stored
  const take = (next: string | undefined) => {
    setEntry(next)
    onTyped(name, next !== undefined)
  }

  const saving = useMutation({
    mutationFn: async (parameter_value: string) => {
      const data = { ...parameter, parameter_name: name, parameter_value, parameter_status: ON }
      const options = { returnPromise: true, mutationMode: 'pessimistic' } as const
      if (!parameter) return create('parameters', { data }, { returnPromise: true })
      return update('parameters', { id: parameter.id, data, previousData: parameter }, options)
    },
    onSuccess: () => take(undefined),
    onError: (error) => errorCode(error) === 'conflict' && onConflict(),
  })
  const refusal = fieldErrors(saving.error)?.parameter_value
  const isFit = isParameterValue(name, value)

  return {
    value,
    isTyped: entry !== undefined,
    isSaving: saving.isPending,
    /** The portal does not apply the stored value: it is switched off or missing. */
    isAside: parameter?.parameter_status !== ON,
    /** The entry's error, beside its field. */
    error: entry !== undefined && !isFit ? wrongValue(t, name) : refusal && translate(refusal),
    state: stateOf(),
    failure: saving.error && errorText(saving.error),
    type(next: string) {
      saving.reset()
      take(next === stored ? undefined : next)
    },
    undo() {
      saving.reset()
      take(undefined)
    },
    save(next = value) {
      take(next)
      if (isParameterValue(name, next)) saving.mutate(next)
    },
  }

  function stateOf() {
    if (saving.isPending) return 'saving'
    if (saving.isSuccess) return 'saved'
    if (saving.error && !refusal) return errorCode(saving.error) === 'conflict' ? 'conflict' : 'failed'
    return entry === undefined ? 'kept' : 'typed'
  }
}
