import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transporter } from 'nodemailer'
import type { Config } from '../env.ts'
import type { Mailer } from './mailer.ts'

const SMTP_PATIENCE_MS = 10_000

/** Opens the transport that `SMTP_URL` names. The library loads with the first mail. */
export const openMailer = (config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer =>
  config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.mailFrom)
    : folderMailer(join(config.dataDir, 'mails'), config.mailFrom)

/** Opens the connections to a mail server. */
export async function openTransport(address: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url: address,
    connectionTimeout: SMTP_PATIENCE_MS,
    greetingTimeout: SMTP_PATIENCE_MS,
    socketTimeout: SMTP_PATIENCE_MS,
  })
}

function smtpMailer(address: string, from: string): Mailer {
  let transport: Transporter | undefined
  return {
    async send(mail) {
      transport ??= await openTransport(address)
      await transport.sendMail({ ...mail, from })
    },
    async close() {
      transport?.close()
    },
  }
}

/**
 * Writes each mail as two files: `.eml` for mail programs, and `.json` (`{ to, subject, text, html }`) for
 * tests. A file appears whole or not at all.
 */
function folderMailer(folder: string, from: string): Mailer {
  return {
    async send(mail) {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const { message } = await transport.sendMail({ ...mail, from })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`
      await writeWhole(join(folder, `${name}.eml`), message as Buffer)
      await writeWhole(join(folder, `${name}.json`), `${JSON.stringify(mail, null, 2)}\n`)
    },
    async close() {},
  }
}

async function writeWhole(path: string, content: string | Buffer) {
  await writeFile(`${path}.part`, content, { mode: 0o600 })
  await rename(`${path}.part`, path)
}
