import { isApiError } from '@portal/client'
import { isPasskeyDeclined } from '@portal/client/passkeys'
import type { useSentence } from '../../providers/i18nProvider.ts'

/** Says why a factor was not taken. */
export function factorFailure(error: unknown, t: ReturnType<typeof useSentence>): string {
  if (isPasskeyDeclined(error)) return t('showFactor.passkeyAgain')
  if (!isApiError(error)) return t('common.unexpectedError')
  if (error.code === 'network') return t('common.networkError')
  return error.detail || t('common.unexpectedError')
}
