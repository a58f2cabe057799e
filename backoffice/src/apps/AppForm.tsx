import { Box, Card } from '@mui/material'
import type { AdminApp } from '@portal/contract'
import type { ReactNode } from 'react'
import {
  Form,
  type FormProps,
  type RaRecord,
  TabbedForm,
  TabbedFormView,
  useCreatePath,
  useRecordContext,
} from 'react-admin'
import { UnsavedChanges } from '../forms/UnsavedChanges.tsx'
import { Checklist } from './checklist/Checklist.tsx'
import { DraftBar } from './draft/DraftBar.tsx'
import { DraftProvider } from './draft/DraftContext.tsx'
import { EnglishInputs } from './EnglishInputs.tsx'
import { FrenchInputs } from './FrenchInputs.tsx'
import { HISTORY } from './history/HistoryTab.tsx'
import { CardPreviews } from './preview/CardPreviews.tsx'
import { SettingsInputs } from './SettingsInputs.tsx'
import { useFieldInAddress } from './useFieldInAddress.ts'

type AppFormProps = {
  toolbar: ReactNode
  /** Content of the media tab: an existing app's files, or a hint to save first. */
  media: ReactNode
  /** Settings of create or edit alone. */
  settings?: ReactNode
  /** History of an existing app. */
  history?: ReactNode
  defaultValues?: FormProps<RaRecord>['defaultValues']
  children?: ReactNode
}

const LAYOUT = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 304px' },
}

/** Shared by create and edit: tabs, and the card as the storefront will show it. */
export const AppForm = ({ toolbar, media, settings, history, defaultValues, children }: AppFormProps) => {
  useFieldInAddress()
  const app = useRecordContext<AdminApp>()
  const createPath = useCreatePath()
  const root = createPath({ resource: 'manageapps', type: app ? 'edit' : 'create', id: app?.id })
  return (
    <DraftProvider>
      <Form
        mode="onChange"
        defaultValues={defaultValues}
        formRootPathname={root}
        warnWhenUnsavedChanges
        WarnWhenUnsavedChangesComponent={UnsavedChanges}
      >
        {children}
        <DraftBar />
        <Box sx={LAYOUT}>
          <Card>
            <TabbedFormView formRootPathname={root} toolbar={toolbar}>
              <TabbedForm.Tab label="appsAdmin.tabs.fr">
                <FrenchInputs />
              </TabbedForm.Tab>
              <TabbedForm.Tab label="appsAdmin.tabs.en" path="en">
                <EnglishInputs />
              </TabbedForm.Tab>
              <TabbedForm.Tab label="appsAdmin.tabs.media" path="media">
                {media}
              </TabbedForm.Tab>
              <TabbedForm.Tab label="appsAdmin.tabs.settings" path="settings">
                <SettingsInputs />
                <Box id="gate" tabIndex={-1} sx={{ width: '100%' }}>
                  {settings}
                </Box>
              </TabbedForm.Tab>
              {history && (
                <TabbedForm.Tab label="appsAdmin.tabs.history" path={HISTORY}>
                  {history}
                </TabbedForm.Tab>
              )}
            </TabbedFormView>
          </Card>
          <Box sx={{ minWidth: 0 }}>
            <Checklist />
            <CardPreviews />
          </Box>
        </Box>
      </Form>
    </DraftProvider>
  )
}
