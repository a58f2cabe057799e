import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { PasskeyAnswer, PasskeyCreation, PasskeyMade, PasskeyRequest } from '@portal/contract'

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()
const USER_PRESENT = 0x01
const WITH_CREDENTIAL = 0x40

/** Writes a byte string of CBOR in the fewest bytes (RFC 8949, 4.2.1); these have 24 or more. */
function cborBytes(bytes: Uint8Array) {
  const head = bytes.length < 256 ? [0x58, bytes.length] : [0x59, bytes.length >> 8, bytes.length & 0xff]
  return Buffer.concat([Buffer.from(head), bytes])
}

/** A security key in software: ES256, attestation `none`, a signature counter that grows. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  // { 1: 2, 3: -7, -1: 1, -2: x, -3: y } (RFC 9053, 7.1.1)
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ])
  const clientData = (type: string, challenge: string) => JSON.stringify({ type, challenge, origin })
  const authenticatorData = (rpId: string, flags: number, more: Uint8Array = Buffer.alloc(0)) => {
    const head = Buffer.alloc(5)
    head[0] = flags
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(rpId), head, more])
  }
  const answered = {
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
  } as const

  return {
    id: answered.id,
    /** Sets the counter back, as a copied key would. */
    rewind: () => {
      counter = 0
    },
    make({ challenge, rp }: PasskeyCreation): PasskeyMade {
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey])
      const data = authenticatorData(rp.id, USER_PRESENT | WITH_CREDENTIAL, credential)
      // { "fmt": "none", "attStmt": {}, "authData": data }
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        cborBytes(data),
      ])
      return {
        ...answered,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge)),
          attestationObject: base64url(attestationObject),
          transports: ['usb'],
        },
      }
    },
    answer({ challenge, rpId }: PasskeyRequest): PasskeyAnswer {
      counter++
      const client = clientData('webauthn.get', challenge)
      const data = authenticatorData(rpId, USER_PRESENT)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...answered,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      }
    },
  }
}
