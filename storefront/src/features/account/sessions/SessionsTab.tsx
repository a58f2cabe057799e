import type { OwnSessions } from '@portal/contract'
import type { Language } from '@portal/contract/rules'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { Failure } from '../../../components/Failure.tsx'
import { failureText } from '../../../components/form/failure.ts'
import { portal } from '../../../stores/portal.ts'
import type { AccountStrings } from '../strings.ts'
import type { SessionsPanelProps } from './SessionsPanel.tsx'
import { loadWords, type SessionWords } from './words.ts'

type Loaded = { Panel: ComponentType<SessionsPanelProps>; words: SessionWords; own: OwnSessions }

/** Loads the panel with its sentences and what it shows, once somebody chooses it. */
export function SessionsTab({ locale, strings }: { locale: Language; strings: AccountStrings }) {
  const [loaded, setLoaded] = useState<Loaded>()
  const [failed, setFailed] = useState<string>()

  const load = useCallback(async () => {
    setFailed(undefined)
    try {
      const [{ SessionsPanel }, words, own] = await Promise.all([
        import('./SessionsPanel.tsx'),
        loadWords(locale),
        portal.call('GET /v1/user/sessions/'),
      ])
      setLoaded({ Panel: SessionsPanel, words, own })
    } catch (error) {
      setFailed(failureText(error, strings))
    }
  }, [locale, strings])
  useEffect(() => void load(), [load])

  if (failed)
    return (
      <>
        <Failure text={failed} />
        <button type="button" className="button" onClick={load}>
          {strings['common.retry']}
        </button>
      </>
    )
  if (!loaded) return <p role="status">{strings['common.loading']}</p>
  const { Panel, words, own } = loaded
  return <Panel own={own} words={words} strings={strings} onChanged={load} />
}
