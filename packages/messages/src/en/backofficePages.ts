import { appsAdmin } from './appsAdmin.ts'
import { binderAdmin } from './binderAdmin.ts'
import { dashboard } from './dashboard.ts'
import { errors } from './errors.ts'
import { feedbackAdmin } from './feedbackAdmin.ts'
import { journalAdmin } from './journalAdmin.ts'
import { parametersAdmin } from './parametersAdmin.ts'
import { searchAdmin } from './searchAdmin.ts'
import { showFactor } from './showFactor.ts'
import { signin } from './signin.ts'
import { usersAdmin } from './usersAdmin.ts'
import { visitPassesAdmin } from './visitPassesAdmin.ts'
import { webhooksAdmin } from './webhooksAdmin.ts'

/** Texts of every other page of the back office. */
export const messages = {
  appsAdmin,
  binderAdmin,
  dashboard,
  errors,
  feedbackAdmin,
  journalAdmin,
  parametersAdmin,
  searchAdmin,
  showFactor,
  signin,
  usersAdmin,
  visitPassesAdmin,
  webhooksAdmin,
} as const
