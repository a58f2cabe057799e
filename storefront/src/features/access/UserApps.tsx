import type { UserApp } from '@portal/contract'
import { accessState, isOpen } from '@portal/contract/rules'
import { Failure } from '../../components/Failure.tsx'
import type { IslandProps } from '../../islands.ts'
import '../../styles/facts.css'
import '../../styles/access.css'
import { AccessCard } from './AccessCard.tsx'
import { GROUPS, type Group } from './places.ts'
import type { UserAppsStrings } from './strings.ts'
import { useFollowFocus } from './useFollowFocus.ts'
import { useOwnAccesses } from './useOwnAccesses.ts'
import { useTitle } from './useTitle.ts'

type UserAppsProps = IslandProps<UserAppsStrings> & {
  /** Base address of media, without a slash at the end. */
  mediaBase: string
}

/** Lists the visitor's accesses: what runs first, then what may be opened, what waits, and the history. */
export function UserApps({ locale, messages, paths, mediaBase }: UserAppsProps) {
  const { records, places, failed, now, load, note } = useOwnAccesses(locale, messages)
  useFollowFocus(places)
  useTitle(records ?? [], now, messages)

  const inGroup = (group: Group) =>
    [...places].flatMap(([id, place]) => {
      const access = records?.find((record) => record.id === id)
      return access && place.group === group ? [{ access, place }] : []
    })

  return (
    <div className="stack">
      {failed && (
        <div className="stack">
          <Failure text={records?.length ? failed : `${messages['common.appRequestNoData']}. ${failed}`} />
          <button type="button" className="button" onClick={load}>
            {messages['common.retry']}
          </button>
        </div>
      )}
      {records === null && !failed && <Waiting text={messages['common.loading']} />}
      {records?.length === 0 && !failed && (
        <div className="empty">
          <h2>{messages['common.appRequestNoData']}</h2>
          <p>{messages['access.emptyHelp']}</p>
          <a className="button button--primary" href={paths.apps}>
            {messages['access.browse']}
          </a>
        </div>
      )}
      {GROUPS.map((group) => {
        const found = inGroup(group)
        return (
          found.length > 0 && (
            <section className="stack" key={group}>
              <h2>{messages[`access.list.${group}`]}</h2>
              <ul className="stack">
                {found.map(({ access, place }) => (
                  <AccessCard
                    key={access.id}
                    {...{ access, place, locale, paths, mediaBase, now, strings: messages, reload: load }}
                    onNoted={() => note(access.id)}
                    canAskAgain={mayAskAgain(access, records ?? [], now)}
                  />
                ))}
              </ul>
            </section>
          )
        )
      })}
    </div>
  )
}

/** Allows asking again through the app's latest record, while none of its records is open. */
function mayAskAgain(access: UserApp, records: readonly UserApp[], now: Date): boolean {
  const siblings = records.filter(({ app_id }) => app_id === access.app_id)
  return siblings.every((record) => record.id <= access.id && !isOpen(accessState(record, now)))
}

const Waiting = ({ text }: { text: string }) => (
  <div className="stack" aria-busy="true">
    <span className="visually-hidden">{text}</span>
    <div className="panel stack">
      <div className="skeleton skeleton--title" />
      <div className="skeleton skeleton--line" />
    </div>
    <div className="panel stack">
      <div className="skeleton skeleton--title" />
      <div className="skeleton skeleton--line" />
    </div>
  </div>
)
