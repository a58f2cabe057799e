import { FACTOR_POLICIES } from './factors.ts'
import type { Language } from './statuses.ts'
import { faultySynonyms } from './synonyms.ts'

/** Reasons that the console offers for a refusal until somebody changes them. */
const FIRST_REFUSALS = `\
Cette démonstration est réservée aux équipes du groupe. | This demo is for teams of the group only.
Dites-nous en quelques mots à quoi elle vous servira, puis redemandez. | Tell us in a few words what you need it for, then ask again.
La démonstration est prise en ce moment : redemandez la semaine prochaine. | The demo is fully booked at the moment: please ask again next week.`

/** Groups of the settings page, in their order. */
export const PARAMETER_GROUPS = ['access', 'accounts', 'catalogue', 'messages'] as const

type Declaration = {
  group: (typeof PARAMETER_GROUPS)[number]
  kind: string
  /** The value that applies while the parameter is missing or switched off. */
  initial: string
  /** The public site shows it: a change of it publishes again. */
  isPublic?: true
}

/**
 * The parameters that the portal reads, declared here alone: the API checks them, the console shows them as
 * settings (packages/contract/README.md, "How to add a parameter"; docs/product.md#parameters).
 */
export const KNOWN_PARAMETERS = {
  'access.autoGrant': { group: 'access', kind: 'boolean', initial: 'false' },
  'access.useBy': { group: 'access', kind: 'days', initial: '7', min: 1, max: 365 },
  'access.pendingDays': { group: 'access', kind: 'days', initial: '30', min: 0, max: 365 },
  'access.grantDomains': {
    group: 'access',
    kind: 'list',
    initial: '',
    item: /^(?:[a-z0-9-]+\.)+[a-z0-9-]+$/i,
  },
  'access.grantPartners': { group: 'access', kind: 'list', initial: '', item: /^\S+$/ },
  'access.grantApps': { group: 'access', kind: 'list', initial: '', item: /^[a-z0-9]{6,10}$/i },
  'access.refusals': { group: 'messages', kind: 'sentences', initial: FIRST_REFUSALS },
  nbAccess: { group: 'access', kind: 'count', initial: '0', min: 0, max: 1000 },
  dureeAcces: { group: 'access', kind: 'duration', initial: '7' },
  'users.validate': { group: 'accounts', kind: 'boolean', initial: 'false' },
  'users.confirmEmail': { group: 'accounts', kind: 'boolean', initial: 'false' },
  'users.secondFactor': { group: 'accounts', kind: 'choice', initial: 'off', choices: FACTOR_POLICIES },
  'catalogue.hideOffline': { group: 'catalogue', kind: 'boolean', initial: 'false', isPublic: true },
  'search.synonyms': { group: 'catalogue', kind: 'synonyms', initial: '', isPublic: true },
} as const satisfies Record<string, Declaration & Record<string, unknown>>
export type KnownParameter = keyof typeof KNOWN_PARAMETERS
export const KNOWN_NAMES = Object.keys(KNOWN_PARAMETERS) as KnownParameter[]
export const isKnownParameter = (name: string): name is KnownParameter =>
  Object.hasOwn(KNOWN_PARAMETERS, name)

/** Longest texts of a parameter, in UTF-16 units. */
export const PARAMETER_MAX = { value: 4000, description: 400 } as const

/** Checks the value of a known parameter; any other may have any value. */
export function isParameterValue(name: string, value: string): boolean {
  if (!isKnownParameter(name)) return true
  const rule = KNOWN_PARAMETERS[name]
  switch (rule.kind) {
    case 'boolean':
      return value === 'true' || value === 'false'
    case 'choice':
      return rule.choices.some((choice) => choice === value)
    case 'duration':
      return /^[1-8]$/.test(value)
    case 'list':
      return listOf(value).every((item) => rule.item.test(item))
    case 'sentences':
      return sentencesOf(value).every(({ fr }) => fr !== '')
    case 'synonyms':
      return faultySynonyms(value) === null
    case 'days':
    case 'count':
      return /^\d{1,4}$/.test(value) && Number(value) >= rule.min && Number(value) <= rule.max
  }
}

/** Tells whether a parameter is a list, which may be empty. */
export const isListParameter = (name: string) =>
  isKnownParameter(name) && ['list', 'sentences', 'synonyms'].includes(KNOWN_PARAMETERS[name].kind)

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
