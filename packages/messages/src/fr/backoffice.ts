import { common } from './common.ts'
import { console } from './console.ts'
import { pageNames } from './pageNames.ts'
import { requestsAdmin } from './requestsAdmin.ts'
import { vocabulary } from './vocabulary.ts'

/** Texts of the back office's frame and of its queue, which opens first. */
export const messages = {
  common,
  console,
  pageNames,
  requestsAdmin,
  vocabulary,
} as const
