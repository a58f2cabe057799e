import { createHmac } from 'node:crypto'
import { VISIT_PATH } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { DbOrTrx } from '../db/index.ts'
import type { VisitPassRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { isSameSecret } from '../sameSecret.ts'
import { findVisitPass } from './queries.ts'

type KeyDeps = Pick<Deps, 'secrets'>
type Owner = Pick<VisitPassRow, 'id' | 'key_version'>
/** 80 bits: no guess finds one, and a person can type it. */
const DIGITS = 20

/** Derives the key of a pass: none is stored, and a new version ends the old one. */
async function keyOf({ secrets }: KeyDeps, { id, key_version }: Owner): Promise<string> {
  const secret = await secrets.read('visits')
  return `${id}-${createHmac('sha256', secret).update(`${id}:${key_version}`).digest('hex').slice(0, DIGITS)}`
}

/** The address that the QR code holds. Behind the `#`, the key reaches no server, no log and no other site. */
export const addressOf = async (deps: KeyDeps & Pick<Deps, 'config'>, pass: Owner): Promise<string> =>
  `${deps.config.publicUrl}${VISIT_PATH}#${await keyOf(deps, pass)}`

/** Finds the pass of a key. @throws ProblemError `visit_pass_unknown` */
export async function findByKey(db: DbOrTrx, deps: KeyDeps, key: string): Promise<VisitPassRow> {
  const pass = await findVisitPass(db, Number.parseInt(key, 10) || 0)
  if (!pass || !isSameSecret(key, await keyOf(deps, pass))) throw new ProblemError('visit_pass_unknown')
  return pass
}
