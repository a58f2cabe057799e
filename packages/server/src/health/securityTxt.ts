import { DAY_MS } from '@portal/contract'
import { after } from '@portal/platform/time/instants'
import type { Module } from '../module.ts'

/** RFC 9116 advises less than a year; a running portal renews it with every answer. */
const VALID_MS = 180 * DAY_MS

/** Says whom to tell of a flaw (RFC 9116). */
export const securityTxtRoutes: Module = (app, { config, now }) => {
  app.get('/.well-known/security.txt', { schema: { hide: true } }, (_request, reply) => {
    const { contact, policy } = config.security
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${after(now(), VALID_MS)}`,
      'Preferred-Languages: fr, en',
      `Canonical: ${config.publicUrl}/.well-known/security.txt`,
      ...(policy ? [`Policy: ${policy}`] : []),
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
