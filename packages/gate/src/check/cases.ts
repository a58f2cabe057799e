import type { conformance } from '@portal/messages/en/conformance'
import { afterClosing } from './closingCases.ts'
import { afterRotation } from './keyCases.ts'
import { beforeOpening } from './openingCases.ts'
import type { Play } from './play.ts'
import { throughSockets } from './socketCases.ts'

export type CaseName = keyof typeof conformance

/** Says how a case went; `left out` where the demo or the command line gives nothing to try it on. */
export type Outcome = 'passed' | 'failed' | 'left out'

/** Answers at once. */
const quick = { ...beforeOpening, ...throughSockets }
/** Waits for something that comes by itself. */
const patient = { ...afterRotation, ...afterClosing }

/** Lists every case, in the order in which they are played. */
export const CASES: Readonly<Record<CaseName, Play>> = { ...quick, ...patient }
export const isPatient = (name: CaseName) => name in patient
