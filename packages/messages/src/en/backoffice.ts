import { appsAdmin } from './appsAdmin.ts'
import { binderAdmin } from './binderAdmin.ts'
import { common } from './common.ts'
import { console } from './console.ts'
import { dashboard } from './dashboard.ts'
import { errors } from './errors.ts'
import { feedbackAdmin } from './feedbackAdmin.ts'
import { journalAdmin } from './journalAdmin.ts'
import { parametersAdmin } from './parametersAdmin.ts'
import { requestsAdmin } from './requestsAdmin.ts'
import { searchAdmin } from './searchAdmin.ts'
import { showFactor } from './showFactor.ts'
import { signin } from './signin.ts'
import { usersAdmin } from './usersAdmin.ts'
import { visitPassesAdmin } from './visitPassesAdmin.ts'
import { vocabulary } from './vocabulary.ts'
import { webhooksAdmin } from './webhooksAdmin.ts'

export const messages = {
  appsAdmin,
  binderAdmin,
  common,
  console,
  dashboard,
  errors,
  feedbackAdmin,
  journalAdmin,
  parametersAdmin,
  requestsAdmin,
  searchAdmin,
  showFactor,
  signin,
  usersAdmin,
  visitPassesAdmin,
  vocabulary,
  webhooksAdmin,
} as const
