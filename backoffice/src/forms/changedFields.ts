type Row = Record<string, unknown>

/** Fields that every write moves; that they differ tells a person nothing. */
const BOOKKEEPING = ['updated_at', 'log', 'decided_at', 'decided_by_name']

/** The names of the fields in which two versions of a record differ. */
export const changedFields = (before: Row, after: Row): string[] =>
  Object.keys(after).filter(
    (field) => !BOOKKEEPING.includes(field) && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
