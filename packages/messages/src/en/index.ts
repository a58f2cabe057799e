import { access } from './access.ts'
import { accessibility, siteMap } from './accessibility.ts'
import { account } from './account.ts'
import { appsAdmin } from './appsAdmin.ts'
import { binder } from './binder.ts'
import { binderAdmin } from './binderAdmin.ts'
import { catalogue } from './catalogue.ts'
import { common } from './common.ts'
import { conformance } from './conformance.ts'
import { console } from './console.ts'
import { dashboard } from './dashboard.ts'
import { decidePage } from './decidePage.ts'
import { errors } from './errors.ts'
import { feedbackAdmin } from './feedbackAdmin.ts'
import { forms } from './forms.ts'
import { gate } from './gate.ts'
import { journalAdmin } from './journalAdmin.ts'
import { legal } from './legal.ts'
import { mail } from './mail.ts'
import { mine } from './mine.ts'
import { ownFactors } from './ownFactors.ts'
import { ownSessions } from './ownSessions.ts'
import { pageNames } from './pageNames.ts'
import { parametersAdmin } from './parametersAdmin.ts'
import { requestsAdmin } from './requestsAdmin.ts'
import { scanner } from './scanner.ts'
import { searchAdmin } from './searchAdmin.ts'
import { session } from './session.ts'
import { shell } from './shell.ts'
import { showFactor } from './showFactor.ts'
import { signin } from './signin.ts'
import { site } from './site.ts'
import { usersAdmin } from './usersAdmin.ts'
import { visit } from './visit.ts'
import { visitPassesAdmin } from './visitPassesAdmin.ts'
import { visitPrint } from './visitPrint.ts'
import { vocabulary } from './vocabulary.ts'
import { webhooksAdmin } from './webhooksAdmin.ts'

export const messages = {
  access,
  accessibility,
  account,
  appsAdmin,
  binder,
  binderAdmin,
  catalogue,
  common,
  conformance,
  console,
  dashboard,
  decidePage,
  errors,
  feedbackAdmin,
  forms,
  gate,
  legal,
  mail,
  mine,
  ownFactors,
  ownSessions,
  journalAdmin,
  pageNames,
  parametersAdmin,
  requestsAdmin,
  scanner,
  searchAdmin,
  session,
  shell,
  showFactor,
  signin,
  site,
  siteMap,
  usersAdmin,
  visitPrint,
  visitPassesAdmin,
  visit,
  vocabulary,
  webhooksAdmin,
} as const
