/** Parameters that the portal reads (docs/product.md#parameters). */
export const KNOWN_PARAMETERS = {
  'access.autoGrant': { kind: 'boolean', initial: 'false' },
  'access.useBy': { kind: 'days', initial: '7', min: 1, max: 365 },
  'access.pendingDays': { kind: 'days', initial: '30', min: 0, max: 365 },
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
    case 'days':
    case 'count':
      return /^\d{1,4}$/.test(value) && Number(value) >= rule.min && Number(value) <= rule.max
  }
}
