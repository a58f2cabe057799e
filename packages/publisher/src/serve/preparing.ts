import type { Language } from '@portal/contract'
import { messagesOf } from '@portal/messages'
import type { FastifyReply } from 'fastify'
import { sendNotice } from './notice.ts'

const RETRY_S = 3

/** Sends a page in place of a site whose first build still runs; it reloads by itself. */
export function sendPreparing(reply: FastifyReply, language: Language, part: 'site' | 'console') {
  const { preparingTitle, preparingText, consoleTitle } = messagesOf(language).site
  const title = part === 'site' ? preparingTitle : consoleTitle
  return sendNotice(reply, { language, code: 503, title, text: preparingText, retryAfter: RETRY_S })
}
