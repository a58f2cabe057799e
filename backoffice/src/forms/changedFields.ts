type Row = Record<string, unknown>

/** Derived fields, and those that every write moves; a person learns nothing from them. */
const BOOKKEEPING = [
  'updated_at',
  'log',
  'decided_at',
  'decided_by_name',
  'request_status',
  'state',
  'use_by',
]

/** Names the fields in which two versions of a record differ. */
export const changedFields = (before: Row, after: Row): string[] =>
  Object.keys(after).filter(
    (field) => !BOOKKEEPING.includes(field) && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
