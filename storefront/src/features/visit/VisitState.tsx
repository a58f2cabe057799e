import type { Visit } from '@portal/contract'
import { formatDate, type Language } from '@portal/contract/rules'
import { interpolate } from '@portal/messages/translate'
import type { IslandPaths } from '../../paths.ts'
import type { VisitStrings } from './strings.ts'

type VisitStateProps = { visit: Visit; locale: Language; paths: IslandPaths; strings: VisitStrings }

/** Says in words why no seat can be taken, and what can be done instead. */
export function VisitState({ visit, locale, paths, strings }: VisitStateProps) {
  return (
    <>
      <p className="alert alert--warning" role="status">
        {sentence(visit, locale, strings)}
      </p>
      {visit.state !== 'toCome' && <p>{strings['visit.otherwise']}</p>}
      <p>
        <a className="button" href={paths.apps}>
          {strings['visit.seeApps']}
        </a>
      </p>
    </>
  )
}

function sentence({ state, opens_at, closes_at }: Visit, locale: Language, strings: VisitStrings): string {
  if (state === 'toCome') return interpolate(strings['visit.early'], { date: formatDate(opens_at, locale) })
  if (state === 'over') return interpolate(strings['visit.over'], { date: formatDate(closes_at, locale) })
  return strings[state === 'full' ? 'visit.full' : 'visit.noApps']
}
