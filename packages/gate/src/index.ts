export type { Access, GatedRequest } from './access/letIn.ts'
export { createGate, type Gate } from './gate.ts'
export type { GateOptions } from './options.ts'
