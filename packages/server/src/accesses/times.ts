import { type DurationId, durationMs } from '@portal/contract'

const DAY_MS = 86_400_000
const later = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString()

/** The instant before which a granted access must be opened. */
export const useBy = (grantedAt: string, days: number) => later(grantedAt, days * DAY_MS)

/** The end of an access that is opened at this instant. */
export const endOf = (activatedAt: string, duration: DurationId) => later(activatedAt, durationMs(duration))
