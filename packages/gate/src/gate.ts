import { createDeps } from './deps.ts'
import { handle } from './handle.ts'
import type { CreateGate } from './types.ts'
import { upgrade } from './upgrade.ts'

export const createGate: CreateGate = (options) => {
  const deps = createDeps(options)
  return {
    handle: (req, res, next) => handle(deps, req, res, next),
    upgrade: (req, socket, _head, next) => upgrade(deps, req, socket, next),
    status: () => ({ hearsEvents: deps.events.isOpen, ...deps.accesses.counts() }),
    close() {
      deps.events.stop()
      deps.accesses.stop()
    },
  }
}
