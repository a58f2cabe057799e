import type { Factors } from '@portal/contract'
import type { Language } from '@portal/contract/rules'
import { useCallback } from 'react'
import { OnDemand } from '../OnDemand.tsx'
import type { AccountStrings } from '../strings.ts'

type SecurityTabProps = {
  factors: Factors
  email: string
  locale: Language
  strings: AccountStrings
}

/** Loads the panel with its sentences, once somebody chooses it. */
export function SecurityTab({ factors, email, locale, strings }: SecurityTabProps) {
  const load = useCallback(async () => {
    const [{ SecurityPanel }, { loadOwnWords }, { loadShowWords }] = await Promise.all([
      import('./SecurityPanel.tsx'),
      import('./words.ts'),
      import('../../../components/factors/words.ts'),
    ])
    const [words, showWords] = await Promise.all([loadOwnWords(locale), loadShowWords(locale)])
    return { SecurityPanel, words, showWords }
  }, [locale])
  return (
    <OnDemand load={load} strings={strings}>
      {({ SecurityPanel, words, showWords }) => (
        <SecurityPanel
          initial={factors}
          email={email}
          words={words}
          showWords={showWords}
          strings={strings}
        />
      )}
    </OnDemand>
  )
}
