import {
  type DurationId,
  type FactorPolicy,
  isParameterValue,
  KNOWN_NAMES,
  KNOWN_PARAMETERS,
  type KnownParameter,
  listOf,
  sentencesOf,
} from '@portal/contract'
import type { DbOrTrx } from '../db/index.ts'
import type { Config } from '../env.ts'

/** Values of the portal's parameters (docs/product.md#parameters). */
export type Settings = {
  /** Grants requests without an administrator. */
  autoGrant: boolean
  /** Requests of these e-mail domains, partners and app codes are granted without one too. */
  grantDomains: string[]
  grantPartners: string[]
  grantApps: string[]
  /** Reasons offered for a refusal. */
  refusals: ReturnType<typeof sentencesOf>
  /** Days within which a granted access must be opened. */
  useByDays: number
  /** Days after which a request that nobody answered lapses; 0 = never. */
  pendingDays: number
  /** Accesses that a person may be granted for one app; 0 = no limit. */
  nbAccess: number
  /** Duration proposed for apps without their own. */
  defaultDurationId: DurationId
  /** New accounts wait for an administrator. */
  validateUsers: boolean
  /** A person who did not confirm their address opens nothing. */
  confirmEmail: boolean
  /** Second factors of administrators and editors. */
  secondFactor: FactorPolicy
  /** Leaves offline apps out of the public catalogue. */
  hideOffline: boolean
}

/** Settings that give a parameter its initial value. */
type Initial = Pick<Config, 'autoGrant' | 'confirmEmail'>

/** Gives the value that applies while a parameter is missing or switched off. */
export function initialValue(name: KnownParameter, config: Initial): string {
  if (name === 'access.autoGrant') return String(config.autoGrant)
  if (name === 'users.confirmEmail') return String(config.confirmEmail)
  return KNOWN_PARAMETERS[name].initial
}

/** Reads the known parameters in one query. */
export async function readSettings(db: DbOrTrx, config: Initial): Promise<Settings> {
  const rows = await db
    .selectFrom('parameters')
    .select(['parameter_name', 'parameter_value'])
    .where('parameter_name', 'in', KNOWN_NAMES)
    .where('parameter_status', '=', 1)
    .execute()
  const stored = new Map(rows.map((row) => [row.parameter_name, row.parameter_value]))
  const value = (name: KnownParameter) => {
    const found = stored.get(name)
    return found !== undefined && isParameterValue(name, found) ? found : initialValue(name, config)
  }
  return {
    autoGrant: value('access.autoGrant') === 'true',
    grantDomains: listOf(value('access.grantDomains').toLowerCase()),
    grantPartners: listOf(value('access.grantPartners')),
    refusals: sentencesOf(value('access.refusals')),
    grantApps: listOf(value('access.grantApps').toUpperCase()),
    useByDays: Number(value('access.useBy')),
    pendingDays: Number(value('access.pendingDays')),
    nbAccess: Number(value('nbAccess')),
    defaultDurationId: Number(value('dureeAcces')) as DurationId,
    validateUsers: value('users.validate') === 'true',
    confirmEmail: value('users.confirmEmail') === 'true',
    secondFactor: value('users.secondFactor') as FactorPolicy,
    hideOffline: value('catalogue.hideOffline') === 'true',
  }
}
