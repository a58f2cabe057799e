import type { Tools } from './tools.ts'

/** Tries one case: whether the demo does right, or null where there is nothing to try it on. */
export type Play = (tools: Tools) => Promise<boolean | null>
