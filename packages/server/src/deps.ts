import type { FastifyBaseLogger } from 'fastify'
import type { OpenDatabase } from './db/index.ts'
import type { Config } from './env.ts'
import type { Mailer } from './mail/mailer.ts'
import type { FileStore } from './media/store.ts'

/** All the injection there is: what `buildApp` is given and the modules take. */
export type Deps = OpenDatabase & {
  config: Config
  /** The portal's clock; tests move it. */
  now: () => Date
  files: FileStore
  mailer: Mailer
  log: FastifyBaseLogger
}
