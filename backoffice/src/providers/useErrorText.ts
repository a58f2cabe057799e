import { useTranslate } from 'react-admin'
import { errorMessage } from './httpErrors.ts'

/** @returns a function that gives the sentence to show for any error; `notify` translates by itself */
export function useErrorText() {
  const translate = useTranslate()
  return (error: unknown): string => {
    const message = errorMessage(error)
    return translate(message, { _: message })
  }
}
