type Row = Record<string, unknown>

/** Fields that follow others or that every write moves; that they differ tells a person nothing more. */
const BOOKKEEPING = [
  'updated_at',
  'log',
  'decided_at',
  'decided_by_name',
  'request_status',
  'state',
  'use_by',
]

/** The names of the fields in which two versions of a record differ. */
export const changedFields = (before: Row, after: Row): string[] =>
  Object.keys(after).filter(
    (field) => !BOOKKEEPING.includes(field) && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
