/** Pure rules and constants, free of any schema library so that an island can carry them. */
export * from './access.ts'
export * from './dates.ts'
export * from './durations.ts'
export * from './fields.ts'
export * from './forms.ts'
export * from './localize.ts'
export * from './statuses.ts'
