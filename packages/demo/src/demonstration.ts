import type { Demonstration } from '@portal/server/start/main'
import { counter, step } from '@portal/server/start/progress'
import { startSample } from './sample.ts'
import { isEmpty } from './seed/isEmpty.ts'
import { seedDemo } from './seed/seedDemo.ts'

export const demonstration: Demonstration = {
  async seed(deps, admin) {
    if (!(await isEmpty(deps))) return null
    return step('Loading the demonstration data', () =>
      seedDemo(deps, { admin, onProgress: counter('pictures and videos') }),
    )
  },
  startApps: (deps) => startSample(deps),
}
