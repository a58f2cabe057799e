import { isApiError } from '@portal/client'
import { useRef, useState } from 'react'

/**
 * Runs one action at a time, however often it is pressed, and keeps its failure as a sentence.
 *
 * @param failure the sentence for an error
 */
export function useAction(failure: (error: unknown) => string) {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string>()

  async function run(action: () => Promise<void>) {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailed(undefined)
    try {
      await action()
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
