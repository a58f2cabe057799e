/**
 * Rules for single fields, shared by forms and server (docs/product.md#field-rules). Every expression runs
 * in linear time.
 */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i
const PHONE = /^\+?[0-9 -]{8,}$/
// Ignores case, but rejects letters that only upper-case to A–Z, such as ı.
const CODE = /^[A-Z0-9]{6,10}$/i

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
export const EMAIL_MAX = 254
const PHONE_MAX = 30
export const NAME_MAX = 80
/** Bounds an organisation and a position. */
export const WORK_MAX = 120

/** Names what people tell of themselves; a profile's other fields are the address, the news and the language. */
export const PROFILE_FIELDS = ['civility', 'prenom', 'nom', 'telephone', 'organisation', 'fonction'] as const
export type ProfileField = (typeof PROFILE_FIELDS)[number]

/** Tests for a sign with a shape: blanks, zero-width spaces and the like say nothing. */
export const isVisible = (value: string) => /[^\p{Cc}\p{Cf}\p{Z}]/u.test(value)
export const normalizeEmail = (value: string) => value.trim().toLowerCase()
export const isEmail = (value: string) => value.length <= EMAIL_MAX && EMAIL.test(value.trim())
export const isPhone = (value: string) => value.length <= PHONE_MAX && PHONE.test(value.trim())
export const normalizeCode = (value: string) => value.trim().toUpperCase()
export const isAppCode = (value: string) => CODE.test(value.trim())

/** Checks length and character classes one by one, so that a form can tick them off (docs/product.md#field-rules). */
export const passwordRules = (value: string) => ({
  length: value.length >= PASSWORD_MIN && value.length <= PASSWORD_MAX,
  lowercase: /\p{Ll}/u.test(value),
  uppercase: /\p{Lu}/u.test(value),
  digit: /\p{Nd}/u.test(value),
  special: /[^\p{L}\p{N}\s]/u.test(value),
})
export const isPassword = (value: string) => Object.values(passwordRules(value)).every(Boolean)

/** Largest image upload, in bytes. */
export const IMAGE_MAX_BYTES = 6_000_000
export const IMAGE_TYPES = ['image/png', 'image/jpeg'] as const
export const VIDEO_TYPES = ['video/mp4', 'video/webm', 'video/ogg', 'video/x-matroska'] as const
