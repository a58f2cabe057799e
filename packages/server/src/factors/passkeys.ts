import type { PasskeyAnswer, PasskeyCreation, PasskeyMade, PasskeyRequest } from '@portal/contract'
import { messagesOf } from '@portal/messages'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { PasskeysTable } from '../db/tables/factors.ts'
import type { UserRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import type { Config } from '../env.ts'
import { BROWSER_WAITS_MS } from './challenges.ts'

/** EdDSA, ES256 and RS256 (RFC 9053): some authenticators know one of them alone. */
const ALGORITHMS = [-8, -7, -257]
/** The password was the first factor: a key without PIN or fingerprint reader serves as the second. */
const VERIFICATION = { userVerification: 'preferred' } as const
const VERIFIED = { requireUserVerification: false } as const

type Site = { config: Pick<Config, 'publicUrl'> }
type Known = { id: string; transports: string[] }[]
const rpOf = ({ config }: Site) => new URL(config.publicUrl).hostname
const expected = (site: Site, expectedChallenge: string) => ({
  expectedChallenge,
  expectedOrigin: new URL(site.config.publicUrl).origin,
  expectedRPID: rpOf(site),
})

/** Asks for one of the known passkeys. */
export async function passkeyRequest(site: Site, known: Known): Promise<PasskeyRequest> {
  const options = { rpID: rpOf(site), allowCredentials: known, timeout: BROWSER_WAITS_MS, ...VERIFICATION }
  return (await generateAuthenticationOptions(options)) as PasskeyRequest
}

/** Asks for a new passkey, on an authenticator that has none of this account. */
export async function passkeyCreation(
  site: Site,
  { uuid, email, prenom, nom, language }: UserRow,
  known: Known,
): Promise<PasskeyCreation> {
  return (await generateRegistrationOptions({
    rpName: messagesOf(language).shell.appTitle,
    rpID: rpOf(site),
    userID: new Uint8Array(Buffer.from(uuid.replaceAll('-', ''), 'hex')),
    userName: email,
    userDisplayName: `${prenom} ${nom}`,
    timeout: BROWSER_WAITS_MS,
    excludeCredentials: known,
    // Beside a password nothing has to be found on the key, whose room is small.
    authenticatorSelection: { residentKey: 'discouraged', ...VERIFICATION },
    supportedAlgorithmIDs: ALGORITHMS,
  })) as PasskeyCreation
}

type Judging = Site & Pick<Deps, 'log'>
/** Takes what the library throws for an answer that does not fit; the log names what differed. */
const unfit =
  ({ log }: Judging) =>
  (error: unknown) => {
    log.warn({ event: 'passkey refused', reason: String(error) }, 'security')
    return null
  }

type Stored = Pick<PasskeysTable, 'credential_id' | 'public_key' | 'counter'>

/** Verifies a new passkey; `null` for one that does not fit. */
export async function verifyMade(
  deps: Judging,
  response: PasskeyMade,
  challenge: string,
): Promise<Stored | null> {
  const verified = await verifyRegistrationResponse({
    response,
    ...expected(deps, challenge),
    ...VERIFIED,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(unfit(deps))
  if (!verified?.verified) return null
  const { id, publicKey, counter } = verified.registrationInfo.credential
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter: String(counter),
  }
}

/**
 * Verifies the answer of a stored passkey, whose signature counter must have grown where it keeps one.
 *
 * @returns the new counter; `null` for an answer that does not fit
 */
export async function verifyAnswer(
  deps: Judging,
  response: PasskeyAnswer,
  challenge: string,
  { credential_id, public_key, counter }: Stored,
): Promise<string | null> {
  const publicKey = new Uint8Array(Buffer.from(public_key, 'base64url'))
  const verified = await verifyAuthenticationResponse({
    response,
    ...expected(deps, challenge),
    ...VERIFIED,
    credential: { id: credential_id, publicKey, counter: Number(counter) },
  }).catch(unfit(deps))
  return verified?.verified ? String(verified.authenticationInfo.newCounter) : null
}
