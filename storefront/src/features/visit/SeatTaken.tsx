import type { VisitSeat } from '@portal/contract'
import type { IslandPaths } from '../../paths.ts'
import type { VisitStrings } from './strings.ts'

type SeatTakenProps = { seat: VisitSeat | 'before'; paths: IslandPaths; strings: VisitStrings }

/** Says that the seat is taken, and leads to the apps. */
export const SeatTaken = ({ seat, paths, strings }: SeatTakenProps) => (
  <>
    <p className="alert alert--success" role="status">
      {strings[sentenceOf(seat)]}
    </p>
    <p>
      <a className="button button--primary" href={paths.userapps}>
        {strings['shell.myApps']}
      </a>
    </p>
  </>
)

function sentenceOf(seat: VisitSeat | 'before') {
  if (seat === 'before' || seat.apps.length === 0) return 'visit.takenBefore'
  return seat.apps.some(({ outcome }) => outcome === 'waiting') ? 'visit.waiting' : 'visit.taken'
}
