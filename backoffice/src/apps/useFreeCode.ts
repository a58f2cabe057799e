import type { AdminApp } from '@portal/contract'
import { useRef } from 'react'
import { useRecordContext, useUnique, type Validator } from 'react-admin'

const TYPING_PAUSE_MS = 300

/**
 * Validates that no other app has the code. Asks once for each code, because a form validates all of its
 * fields on every key.
 */
export function useFreeCode(): Validator {
  const own = useRecordContext<AdminApp>()?.code
  const unique = useUnique({ message: 'appsAdmin.codeTaken', debounce: TYPING_PAUSE_MS })()
  const last = useRef<{ code: string; answer: ReturnType<Validator> }>(undefined)
  return (code: string, values, props) => {
    if (code === own) return undefined
    if (last.current?.code !== code) last.current = { code, answer: unique(code, values, props) }
    return last.current.answer
  }
}
