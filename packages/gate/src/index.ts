export { type Access, createGate, type Gate, type GatedRequest, type GateOptions } from './gate.ts'
export { escapeHtml, type Html, html } from './html.ts'
