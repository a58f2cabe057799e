import type { BackofficeKey } from '@portal/messages'

/** A line of the legend: a key, and what it does. */
export type KeyLine = { key: string; text: BackofficeKey }
