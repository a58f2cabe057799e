import { DAY_MS, type DurationId, durationMs } from '@portal/contract'
import { after } from '@portal/platform/time/instants'

/** Gives the instant before which a granted access must be opened. */
export const useBy = (grantedAt: string, days: number) => after(grantedAt, days * DAY_MS)

/** Gives the end of an access that is opened at this instant. */
export const endOf = (activatedAt: string, duration: DurationId) => after(activatedAt, durationMs(duration))
