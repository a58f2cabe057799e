import type { Language } from './statuses.ts'

/** Reasons that the console offers for a refusal until somebody changes them. */
const FIRST_REFUSALS = `\
Cette démonstration est réservée aux équipes du groupe. | This demo is for teams of the group only.
Dites-nous en quelques mots à quoi elle vous servira, puis redemandez. | Tell us in a few words what you need it for, then ask again.
La démonstration est prise en ce moment : redemandez la semaine prochaine. | The demo is taken for now: please ask again next week.`

/** Parameters that the portal reads (docs/product.md#parameters). */
export const KNOWN_PARAMETERS = {
  'access.autoGrant': { kind: 'boolean', initial: 'false' },
  'access.useBy': { kind: 'days', initial: '7', min: 1, max: 365 },
  'access.pendingDays': { kind: 'days', initial: '30', min: 0, max: 365 },
  'access.grantDomains': { kind: 'list', initial: '', item: /^(?:[a-z0-9-]+\.)+[a-z0-9-]+$/i },
  'access.grantPartners': { kind: 'list', initial: '', item: /^\S+$/ },
  'access.grantApps': { kind: 'list', initial: '', item: /^[a-z0-9]{6,10}$/i },
  'access.refusals': { kind: 'sentences', initial: FIRST_REFUSALS },
  nbAccess: { kind: 'count', initial: '0', min: 0, max: 1000 },
  dureeAcces: { kind: 'duration', initial: '7' },
  'users.validate': { kind: 'boolean', initial: 'false' },
  'catalogue.hideOffline': { kind: 'boolean', initial: 'false' },
} as const
export type KnownParameter = keyof typeof KNOWN_PARAMETERS
export const isKnownParameter = (name: string): name is KnownParameter =>
  Object.hasOwn(KNOWN_PARAMETERS, name)

/** Checks the value of a known parameter; any other may have any value. */
export function isParameterValue(name: string, value: string): boolean {
  if (!isKnownParameter(name)) return true
  const rule = KNOWN_PARAMETERS[name]
  switch (rule.kind) {
    case 'boolean':
      return value === 'true' || value === 'false'
    case 'duration':
      return /^[1-8]$/.test(value)
    case 'list':
      return listOf(value).every((item) => rule.item.test(item))
    case 'sentences':
      return sentencesOf(value).every(({ fr }) => fr !== '')
    case 'days':
    case 'count':
      return /^\d{1,4}$/.test(value) && Number(value) >= rule.min && Number(value) <= rule.max
  }
}

/** Tells whether a parameter is a list, which may be empty. */
export const isListParameter = (name: string) =>
  isKnownParameter(name) && ['list', 'sentences'].includes(KNOWN_PARAMETERS[name].kind)

/** Reads a list, separated by commas, blanks or lines. */
export const listOf = (value: string): string[] => value.split(/[\s,;]+/).filter(Boolean)

/** Reads sentences, one a line: `français | English`; French stands in for a missing English one. */
export const sentencesOf = (value: string): Record<Language, string>[] =>
  value
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [fr = '', en] = line.split('|').map((part) => part.trim())
      return { fr, en: en || fr }
    })
