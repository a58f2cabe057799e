import { median } from '../load.ts'
import type { Subject } from '../subject.ts'
import { atMost, type Row } from '../table.ts'

const BUDGET_S = 3

/**
 * Measures the time from the start of the process to the first page, with data and site ready; the median.
 */
export async function measureColdStart(subject: Subject, rounds: number): Promise<Row[]> {
  const taken: number[] = []
  for (let round = 0; round < rounds; round++) taken.push((await subject.restart()).firstAnswerMs)
  return [atMost('second start to the first page', median(taken) / 1000, BUDGET_S, 's', 2)]
}
