import { isIP } from 'node:net'
import { z } from 'zod'
import { TAKEN_ADDRESSES } from './takenAddresses.ts'

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value)
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(blankIsUnset, schema.optional())
export const withDefault = <Schema extends z.ZodType>(schema: Schema, value: z.input<Schema>) =>
  z.preprocess((given) => blankIsUnset(given) ?? value, schema)

export const yesNo = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true')
export const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number')
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65_535, 'must be a port number')
export const address = z
  .string()
  .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), 'must be an http address')
/** Accepts the origin that people use: the site stands at its root, and links in mails start with it. */
export const publicAddress = address.refine((value) => {
  const url = URL.parse(value)
  return url !== null && `${url.origin}/` === url.href
}, 'must be an address without a path, such as https://portail.exemple.fr')
const isAddressRange = (text: string) => {
  const [address = '', bits = '0', more] = text.trim().split('/')
  const most = { 4: 32, 6: 128 }[isIP(address)] ?? -1
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most && more === undefined
}
export const wholeNumber = (least: number, sentence: string) =>
  z
    .string()
    .regex(/^\d{1,15}$/, sentence)
    .transform(Number)
    .refine((value) => value >= least, sentence)
/** Accepts `s3://bucket`, with the address of a store that is not Amazon's. */
const isStore = (text: string) => {
  const endpoint = URL.parse(text)?.searchParams.get('endpoint')
  return /^s3:\/\/[^?/]+/.test(text) && (!endpoint || address.safeParse(endpoint).success)
}
/** Accepts `Name <address>` or an address. */
const isSender = (text: string) =>
  z.email().safeParse((/^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? text).trim()).success
/** Accepts what OpenID Connect asks for; plain http only on this machine, for development and tests. */
const isIssuer = (text: string) => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, search, hash } = new URL(text)
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1'
  return (protocol === 'https:' || (protocol === 'http:' && isLocal)) && !search && !hash
}
/** Accepts an origin as browsers write it: no path, no trailing slash. */
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text
const partner = z.object({
  clientId: z.string().regex(/^[a-z0-9-]{1,40}$/),
  clientSecret: z.string(),
  clientName: z.string().min(1),
})
const differ = (partners: { clientId: string }[]) =>
  new Set(partners.map(({ clientId }) => clientId)).size === partners.length
/** Refuses ids whose page would stand at an address of the portal. */
function areFree(partners: { clientId: string }[], context: z.RefinementCtx) {
  const taken = partners.map(({ clientId }) => clientId).filter((one) => TAKEN_ADDRESSES.has(one))
  if (taken.length)
    context.addIssue(`must not name a clientId that is an address of the portal: ${taken.join(', ')}`)
}

export const addressRanges = z
  .string()
  .refine((list) => list.split(',').every(isAddressRange), 'must be addresses such as 10.0.0.1 or 10.0.0.0/8')
export const sender = z.string().refine(isSender, 'must be a sender such as Portail <portail@exemple.fr>')
export const store = z.string().refine(isStore, 'must look like s3://bucket?endpoint=https://…&region=…')
export const issuer = z.string().refine(isIssuer, 'must be an https address')
export const origins = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  )
  .refine((list) => list.every(isOrigin), 'must be origins such as https://shop.exemple.fr')
/** Accepts a JSON list of partners, each named once. */
export const partners = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue('must be a JSON list')
      return z.NEVER
    }
  })
  .refine(
    (list) => z.array(partner).min(1).safeParse(list).success,
    'must list { clientId, clientSecret, clientName } of one partner or more',
  )
  .pipe(z.array(partner).refine(differ, 'must not name a clientId twice').superRefine(areFree))
