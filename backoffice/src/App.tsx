import { CssBaseline } from '@mui/material'
import {
  AdminContext,
  CoreAdminUI,
  CustomRoutes,
  Error as ErrorPage,
  type I18nProvider,
  LoadingPage,
  Resource,
} from 'react-admin'
import { Route } from 'react-router-dom'
import { PendingDecisions } from './accessRequests/decide/PendingDecisions.tsx'
import requests from './accessRequests/index.ts'
import { TRIAGE_PATH } from './accessRequests/triagePath.ts'
import apps from './apps/index.ts'
import binder from './binder/index.ts'
import { Hub } from './dashboard/Hub.tsx'
import feedback from './feedback/index.ts'
import journal from './journal/index.ts'
import { ConsoleLayout } from './layout/ConsoleLayout.tsx'
import { Forbidden } from './layout/Forbidden.tsx'
import { Messages } from './layout/Messages.tsx'
import { onDemand } from './layout/onDemand.ts'
import parameters from './parameters/index.ts'
import { authProvider } from './providers/authProvider.ts'
import { createDataProvider } from './providers/dataProvider.ts'
import { portal } from './providers/portal.ts'
import { queryClient } from './providers/queryClient.ts'
import { store } from './providers/store.ts'
import search from './search/index.ts'
import { theme } from './theme/theme.ts'
import users from './users/index.ts'
import visitPasses from './visitPasses/index.ts'
import webhooks from './webhooks/index.ts'

export const dataProvider = createDataProvider(portal)

const PageNotFound = onDemand(() => import('./layout/PageNotFound.tsx'))
const AdvancedParameters = onDemand(() => import('./parameters/AdvancedList.tsx'))
const OldestRequests = onDemand(() => import('./accessRequests/OldestRequests.tsx'))
const Triage = onDemand(() => import('./accessRequests/triage/Triage.tsx'))
const Transfer = onDemand(() => import('./apps/transfer/TransferPage.tsx'))
const Drafts = onDemand(() => import('./apps/draft/DraftsPage.tsx'))
const VisitPrint = onDemand(() => import('./visitPasses/print/PrintPage.tsx'))
const AppOrder = onDemand(() => import('./apps/order/AppOrder.tsx'))

const Home = () => <Hub waiting={<OldestRequests />} />

/**
 * Composes the parts of react-admin's `Admin` by hand: `Admin` would bundle its sign-in page and its English
 * sentences too.
 */
export const App = ({ i18nProvider }: { i18nProvider: I18nProvider }) => (
  <AdminContext
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    queryClient={queryClient}
    store={store}
    theme={theme}
    darkTheme={null}
  >
    <CssBaseline enableColorScheme />
    <PendingDecisions>
      <CoreAdminUI
        accessDenied={Forbidden}
        dashboard={Home}
        disableTelemetry
        error={ErrorPage}
        layout={ConsoleLayout}
        loading={LoadingPage}
        catchAll={PageNotFound}
        loginPage={false}
        title="Next Epsilon Apps"
        requireAuth
      >
        <Resource name="requestappaccess" {...requests} />
        <Resource name="visitpasses" {...visitPasses} />
        <Resource name="manageapps" {...apps} />
        <Resource name="manageusers" {...users} />
        <Resource name="feedback" {...feedback} />
        <Resource name="search/misses" {...search} />
        <Resource name="parameters" {...parameters} />
        <Resource name="journal" {...journal} />
        <Resource name="webhooks" {...webhooks} />
        <Resource name="binder" {...binder} />
        <CustomRoutes>
          <Route path={TRIAGE_PATH} element={<Triage />} />
          <Route path="/manageapps/order" element={<AppOrder />} />
          <Route path="/manageapps/drafts" element={<Drafts />} />
          <Route path="/manageapps/transfer" element={<Transfer />} />
          <Route path="/visitpasses/:id/print" element={<VisitPrint />} />
          <Route path="/parameters/advanced" element={<AdvancedParameters />} />
        </CustomRoutes>
      </CoreAdminUI>
      <Messages />
    </PendingDecisions>
  </AdminContext>
)
