import { isApiError } from '@portal/client'
import { useRef, useState } from 'react'

/**
 * Runs one act at a time, whatever is pressed twice, and keeps what went wrong as a sentence.
 *
 * @param failure the sentence for an error
 */
export function useAct(failure: (error: unknown) => string) {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string>()

  async function run(act: () => Promise<void>) {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailed(undefined)
    try {
      await act()
    } catch (error) {
      if (!isApiError(error)) console.error(error)
      setFailed(failure(error))
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, failed, run }
}
