import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, startPostgres } from '@portal/server/test'
import { Missing } from '../report.ts'

export const ENGINES = ['sqlite', 'postgres'] as const
export type EngineName = (typeof ENGINES)[number]

/** A fresh installation: its environment, and how its database goes away and comes back. */
export type Place = {
  engine: EngineName
  env: { DATA_DIR: string; DATABASE_URL?: string }
  /** `null` for the embedded database, which cannot leave. */
  database: { pause(): Promise<void>; crash(): Promise<void>; resume(): Promise<void> } | null
  close(): Promise<void>
}

/** @throws Missing without PostgreSQL */
export async function newPlace(engine: EngineName): Promise<Place> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'portal-endure-'))
  const clear = () => rmSync(DATA_DIR, { recursive: true, force: true })
  if (engine === 'sqlite') return { engine, env: { DATA_DIR }, database: null, close: async () => clear() }
  const programs = findPostgres()
  if (!programs) throw new Missing('needs PostgreSQL (Debian: apt-get install postgresql)')
  const server = await startPostgres(programs, { isDurable: true })
  return {
    engine,
    env: { DATA_DIR, DATABASE_URL: server.address },
    database: server,
    async close() {
      await server.stop()
      clear()
    },
  }
}
