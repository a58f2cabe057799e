import { EMAIL_MAX, isEmail, NAME_MAX, normalizeEmail } from '@portal/contract'
import { z } from 'zod'

const text = z.string().trim().min(1).optional().catch(undefined)
const Claims = z.object({
  email: z
    .string()
    .trim()
    .max(EMAIL_MAX)
    .refine(isEmail)
    .transform(normalizeEmail)
    .optional()
    .catch(undefined),
  // Some providers write it as a text.
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((said) => said === 'true')])
    .optional()
    .catch(undefined),
  given_name: text,
  family_name: text,
  name: text,
  groups: z
    .union([z.array(z.string()), z.string().transform((one) => [one])])
    .optional()
    .catch(undefined),
  sid: text,
})
type Claims = z.output<typeof Claims>

/** The person that the provider vouches for. */
export const Person = z.object({
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  prenom: z.string(),
  nom: z.string(),
  /** `null` when the provider said nothing of groups. */
  groups: z.array(z.string()).nullable(),
  sid: z.string().nullable(),
})
export type Person = z.output<typeof Person>

/** Tells whether the ID token leaves out what the portal needs, so that the provider has to be asked for it. */
export function lacksClaims(idToken: unknown, needsGroups: boolean): boolean {
  const { email, groups, given_name, family_name, name } = Claims.parse(idToken)
  return !email || (needsGroups && !groups) || (!name && !(given_name && family_name))
}

/**
 * Reads the person from what the provider said, the ID token first. Address and its verification come from one and
 * the same source.
 */
export function personOf(...sources: unknown[]): Person {
  const said = sources.map((source) => Claims.parse(source ?? {}))
  const first = <Key extends keyof Claims>(key: Key) => said.find((one) => one[key] !== undefined)?.[key]
  const addressed = said.find(({ email }) => email !== undefined)
  const names = namesOf({
    given_name: first('given_name'),
    family_name: first('family_name'),
    name: first('name'),
  })
  return {
    email: addressed?.email ?? null,
    emailVerified: addressed?.email_verified ?? false,
    ...names,
    groups: first('groups') ?? null,
    sid: first('sid') ?? null,
  }
}

type Names = Pick<Claims, 'given_name' | 'family_name' | 'name'>

function namesOf({ given_name, family_name, name = '' }: Names) {
  const cut = name.lastIndexOf(' ')
  return {
    prenom: shortened(given_name ?? (cut > 0 ? name.slice(0, cut) : '')),
    nom: shortened(family_name ?? name.slice(cut + 1)),
  }
}

const shortened = (name: string) =>
  name
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim()
    .slice(0, NAME_MAX)
