type Traits = {
  /** A text that may not be empty; codes, categories and statuses never are. */
  required?: boolean
  /** Has a second, optional column in English, named `…_en`. */
  localised?: true
  /** Found by the API's search. */
  searched?: true
  /** Never part of the public catalogue. */
  adminOnly?: true
  /** `false`: a duplicate of the app starts without it. */
  copied?: false
}
/** `max` is the longest text that is accepted, in UTF-16 units. */
export type AppField = Traits &
  (
    | { kind: 'text' | 'code' | 'url'; max: number }
    | { kind: 'flag' | 'category' | 'status' | 'duration' | 'extension' }
  )

/**
 * The fields of an app that an editor writes. Schemas, form limits, copies, search, export, answers and cards
 * derive from this table; docs/adding-a-field.md lists what else a new field needs.
 */
export const APP_FIELDS = {
  name: { kind: 'text', max: 120, required: true, localised: true, searched: true },
  code: { kind: 'code', max: 10, searched: true, copied: false },
  category: { kind: 'category' },
  category_en: { kind: 'text', max: 80 },
  status: { kind: 'status' },
  version: { kind: 'text', max: 40 },
  description: { kind: 'text', max: 4000, localised: true },
  tags: { kind: 'text', max: 400, localised: true, searched: true },
  badge: { kind: 'text', max: 40, localised: true, searched: true },
  url: { kind: 'url', max: 2048, adminOnly: true },
  is_active_url: { kind: 'flag' },
  is_public_video: { kind: 'flag', adminOnly: true },
  duration_id: { kind: 'duration', adminOnly: true },
  extension_minutes: { kind: 'extension', adminOnly: true },
} as const satisfies Record<string, AppField>
