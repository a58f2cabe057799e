import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { DAY_MS } from '@portal/contract'
import type { Config } from '../../env.ts'
import { type Finding, findings, reasonOf } from '../finding.ts'

const address = findings('Address')
const certificate = findings('Certificate')
const PATIENCE_MS = 5_000
/** Certificates are renewed a third of their life ahead; with less than a quarter left that failed. */
const SHARE_LEFT = 0.25

/** Checks that the portal answers under the address that people use. */
export async function checkAddress(
  config: Pick<Config, 'publicUrl' | 'production' | 'trustProxy' | 'host' | 'port'>,
): Promise<Finding[]> {
  const { publicUrl, production, trustProxy, host, port } = config
  const found: Finding[] = []
  if (production && !publicUrl.startsWith('https:'))
    found.push(
      address.wrong(
        `PUBLIC_URL ${publicUrl} has no TLS: passwords travel in the clear. Set it to an https address.`,
      ),
    )
  if (publicUrl !== `http://${host}:${port}` && !trustProxy)
    found.push(
      address.wrong(
        'TRUST_PROXY is not set though PUBLIC_URL leads elsewhere: all callers share the limits of the proxy.',
      ),
    )
  return [...found, await reach(publicUrl)]
}

/** Answers of a proxy whose portal does not answer. */
const PROXY_ALONE = [502, 503, 504]

async function reach(publicUrl: string): Promise<Finding> {
  let code = 0
  try {
    const answer = await fetch(`${publicUrl}/v1/health/ready`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
    })
    code = answer.status
    const { status } = (await answer.json()) as { status?: string }
    if (status === 'ok') return address.fine(`The portal answers at ${publicUrl}.`)
    if (status === 'unavailable')
      return address.wrong(`The portal at ${publicUrl} is not ready: its log says why.`)
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error
    if (!(error instanceof SyntaxError))
      return address.wrong(`Nothing answers at PUBLIC_URL ${publicUrl} (${reasonOf(cause)}).`)
  }
  if (PROXY_ALONE.includes(code))
    return address.wrong(`The proxy at PUBLIC_URL ${publicUrl} does not reach the portal (${code}).`)
  return address.wrong(`Another program answers at PUBLIC_URL ${publicUrl}.`)
}

/** Tells how long the certificate of PUBLIC_URL is good for; nothing for a plain address. */
export async function checkCertificate(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  now: Date,
): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(publicUrl)
  if (protocol !== 'https:') return []
  try {
    const { from, until, problem } = await readCertificate(hostname, Number(port || 443))
    const left = until.getTime() - now.getTime()
    if (left < 0)
      return [certificate.wrong(`The certificate of ${hostname} ended on ${dayOf(until)}: renew it.`)]
    if (problem) return [certificate.wrong(`Browsers refuse the certificate of ${hostname} (${problem}).`)]
    if (left < SHARE_LEFT * (until.getTime() - from.getTime()))
      return [
        certificate.look(
          `The certificate of ${hostname} ends in ${Math.floor(left / DAY_MS)} days: its renewal does not work.`,
        ),
      ]
    return [certificate.fine(`The certificate of ${hostname} is good until ${dayOf(until)}.`)]
  } catch (error) {
    return [certificate.wrong(`No TLS at ${publicUrl} (${reasonOf(error)}).`)]
  }
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

function readCertificate(
  host: string,
  port: number,
): Promise<{ from: Date; until: Date; problem: string | null }> {
  return new Promise((resolve, reject) => {
    // Reads also what a browser would refuse, to say why.
    const socket = connect(
      {
        host,
        port,
        ...(!isIP(host) && { servername: host }),
        rejectUnauthorized: false,
        timeout: PATIENCE_MS,
      },
      () => {
        const { valid_from, valid_to } = socket.getPeerCertificate()
        const [from, until] = [new Date(valid_from), new Date(valid_to)]
        resolve({ from, until, problem: socket.authorized ? null : String(socket.authorizationError) })
        socket.end()
      },
    )
    socket.on('timeout', () => socket.destroy(new Error('no answer')))
    socket.on('error', reject)
  })
}
