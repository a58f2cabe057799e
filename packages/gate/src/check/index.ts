export type { CaseName, Outcome } from './cases.ts'
export { isConforming, type Result, runCases } from './run.ts'
export { createTools, type MakeTicket, type Settings, type TicketKind } from './tools.ts'
