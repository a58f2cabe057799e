import { randomUUID } from 'node:crypto'
import { generateKeyPair, SignJWT } from 'jose'
import type { CompiledQuery } from 'kysely'

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
const { privateKey } = await generateKeyPair('ES256')

/** Prepares a statement to run once more: an insert gets a new id, and a stored ticket a new signature. */
export async function forEachRun(statement: CompiledQuery): Promise<CompiledQuery> {
  if (statement.query.kind !== 'InsertQueryNode') return statement
  const id = randomUUID()
  if (statement.sql.includes('launch_tickets'))
    await new SignJWT({ sid: '1', access_exp: 0, locale: 'fr' })
      .setProtectedHeader({ alg: 'ES256', typ: 'launch+jwt', kid: 'bench' })
      .setJti(id)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey)
  const parameters = statement.parameters.map((value) =>
    typeof value === 'string' && UUID.test(value) ? id : value,
  )
  return { ...statement, parameters }
}
