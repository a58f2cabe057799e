import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Failure } from '../../components/Failure.tsx'
import type { AccountStrings } from './strings.ts'
import { Waiting } from './Waiting.tsx'

type OnDemandProps<Module> = {
  /** Imports the module; the same function at each drawing. */
  load: () => Promise<Module>
  strings: AccountStrings
  children: (module: Module) => ReactNode
}

/** Loads what a panel needs when it is first shown; a lost connection is said, and tried again. */
export function OnDemand<Module>({ load, strings, children }: OnDemandProps<Module>) {
  const [module, setModule] = useState<Module>()
  const [isFailed, setFailed] = useState(false)
  const run = useCallback(() => {
    setFailed(false)
    load().then(
      (loaded) => setModule(() => loaded),
      () => setFailed(true),
    )
  }, [load])
  useEffect(run, [run])

  if (module) return children(module)
  if (!isFailed) return <Waiting text={strings['common.loading']} />
  return (
    <>
      <Failure text={strings['account.loadFailed']} />
      <button type="button" className="button" onClick={run}>
        {strings['common.retry']}
      </button>
    </>
  )
}
