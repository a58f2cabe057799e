import type { PasskeyAnswer, PasskeyCreation, PasskeyMade, PasskeyRequest } from '@portal/contract'
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'

/** Tells whether this browser can use passkeys at all. */
export const hasPasskeys = browserSupportsWebAuthn

/** Asks whoever sits here to show one of their passkeys. */
export async function showPasskey(optionsJSON: PasskeyRequest): Promise<PasskeyAnswer> {
  const { clientExtensionResults, ...answer } = await startAuthentication({ optionsJSON })
  return { ...answer, clientExtensionResults: { ...clientExtensionResults } }
}

/** Asks whoever sits here to make a passkey. */
export async function makePasskey(optionsJSON: PasskeyCreation): Promise<PasskeyMade> {
  const { clientExtensionResults, ...made } = await startRegistration({ optionsJSON })
  // The server leaves out a transport that it does not know.
  const response = made.response as PasskeyMade['response']
  return { ...made, response, clientExtensionResults: { ...clientExtensionResults } }
}

/** Tells that the person, or the time, ended the browser's question; nobody can tell which. */
export const isPasskeyDeclined = (error: unknown): boolean =>
  error instanceof WebAuthnError &&
  (error.code === 'ERROR_CEREMONY_ABORTED' || (error.cause as Error).name === 'NotAllowedError')

/** Tells that the authenticator holds a passkey of this account already. */
export const isPasskeyKnown = (error: unknown): boolean =>
  error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
