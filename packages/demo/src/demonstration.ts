import type { Demonstration } from '@portal/server/start/main'
import { startSample } from './sample.ts'
import { seedOnce } from './seed/seedOnce.ts'

export const demonstration: Demonstration = { seed: seedOnce, startApps: (deps) => startSample(deps) }
