import type { IslandPaths } from '../../paths.ts'
import type { VisitStrings } from './strings.ts'

type NoVisitProps = { isUnknown: boolean; paths: IslandPaths; strings: VisitStrings }

/** Helps who came without a key, or with one that opens nothing. */
export const NoVisit = ({ isUnknown, paths, strings }: NoVisitProps) => (
  <div className="stack">
    <p className={isUnknown ? 'alert alert--warning' : undefined} role="status">
      {strings[isUnknown ? 'visit.unknown' : 'visit.missing']}
    </p>
    <p className="cluster">
      <a className="button button--primary" href={paths.debug}>
        {strings['visit.scan']}
      </a>
      <a className="button" href={paths.apps}>
        {strings['visit.seeApps']}
      </a>
    </p>
  </div>
)
