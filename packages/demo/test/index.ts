export { type ForkedPortal, forkPortal, preparePortal } from './forkPortal.ts'
