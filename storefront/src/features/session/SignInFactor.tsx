import { type ApiError, isApiError } from '@portal/client'
import type { Language } from '@portal/contract/rules'
import { ShowFactor } from '../../components/factors/ShowFactor.tsx'
import { loadShowWords, type ShowWords } from '../../components/factors/words.ts'
import type { FormStrings } from '../../components/form/strings.ts'
import { portal } from '../../stores/portal.ts'

type AskedFactor = NonNullable<ApiError['factor']>
type SignInFactorProps = {
  asked: AskedFactor
  words: ShowWords
  strings: FormStrings
  /** Leads back to the password, with a sentence where the ticket is over. */
  onBack: (sentence?: string) => void
}

/** The second step of a sign-in, after the password. */
function SignInFactor({ asked: { ticket, methods }, words, strings, onBack }: SignInFactorProps) {
  const factor_ticket = ticket
  const orBack = async <Answer,>(call: Promise<Answer>) => {
    try {
      return await call
    } catch (error) {
      if (isApiError(error, 'factor_ticket_over')) onBack(words.over)
      throw error
    }
  }
  return (
    <div className="stack second-step">
      <p role="status">{words.intro}</p>
      <ShowFactor
        methods={methods}
        words={words}
        strings={strings}
        askPasskey={() => orBack(portal.open('POST /v1/token/factor/options/', { body: { factor_ticket } }))}
        show={(shown) => orBack(portal.tokens.showFactor({ factor_ticket, ...shown }))}
      />
      <p>
        <button type="button" className="button button--quiet button--small" onClick={() => onBack()}>
          {words.back}
        </button>
      </p>
    </div>
  )
}

/** Loads the step with its sentences. */
export const loadStep = async (language: Language) => ({
  SignInFactor,
  words: await loadShowWords(language),
})
