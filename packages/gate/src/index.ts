export { createGate } from './gate.ts'
export type * from './types.ts'
