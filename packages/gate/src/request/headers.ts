import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { withoutGateCookies } from './cookies.ts'

/** Tells the demo who the person is, in headers that only the gate can write. */
export type Identity = {
  subject: string
  displayName: string
  appName: string
  locale: string
  endsAt: Date
}

/** Reads underscores too: a demo that reads headers as CGI variables cannot tell `X_Portal_User` from `X-Portal-User`. */
const spelled = (name: string) => name.toLowerCase().replaceAll('_', '-')
const isForwarding = (name: string) => /^(?:x-forwarded-.*|forwarded|x-real-ip)$/.test(spelled(name))
const isIdentity = (name: string) => spelled(name).startsWith('x-portal-')

function remove(headers: IncomingHttpHeaders, isMeant: (name: string) => boolean) {
  for (const name of Object.keys(headers)) if (isMeant(name)) delete headers[name]
}

/** Takes out what no visitor may say of himself: who he is at the portal, and the gate's cookies. */
export function removeForgeries({ headers }: IncomingMessage) {
  remove(headers, isIdentity)
  const cookie = withoutGateCookies(headers.cookie)
  if (cookie === undefined) delete headers.cookie
  else headers.cookie = cookie
}

/** Takes out what only a front proxy may say, when the caller is not one. */
export const removeForwarding = ({ headers }: IncomingMessage) => remove(headers, isForwarding)

/** Says who is there. Names are percent-encoded UTF-8, for a header holds ASCII only. */
export function introduce({ headers }: IncomingMessage, identity: Identity) {
  const { subject, displayName, appName, locale, endsAt } = identity
  headers['x-portal-user'] = subject
  headers['x-portal-name'] = encodeURIComponent(displayName.toWellFormed())
  headers['x-portal-app'] = encodeURIComponent(appName.toWellFormed())
  headers['x-portal-locale'] = locale
  headers['x-portal-access-end'] = endsAt.toISOString()
}
