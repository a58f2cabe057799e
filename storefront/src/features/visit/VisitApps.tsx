import type { Visit, VisitSeat } from '@portal/contract'
import { type Language, langOfLocalized, localized, pictureOf } from '@portal/contract/rules'
import type { VisitStrings } from './strings.ts'

type VisitAppsProps = {
  visit: Visit
  seat: VisitSeat | undefined
  locale: Language
  mediaBase: string
  strings: VisitStrings
}

/** Shows the apps of a pass, and what became of each once the seat is taken. */
export const VisitApps = ({ visit, seat, locale, mediaBase, strings }: VisitAppsProps) => (
  <ul className="visit__apps">
    {visit.apps.map((app) => {
      const outcome = seat?.apps.find(({ app_id }) => app_id === app.id)?.outcome
      const { src, srcset } = pictureOf(app, locale, mediaBase)
      return (
        <li className="visit__app" key={app.id}>
          <img src={src} srcSet={srcset} sizes="8rem" alt="" />
          <div>
            <h3 lang={langOfLocalized(locale, app.name_en)}>{localized(locale, app.name, app.name_en)}</h3>
            {outcome && <p className="muted">{strings[`visit.outcome.${outcome}`]}</p>}
          </div>
        </li>
      )
    })}
  </ul>
)
