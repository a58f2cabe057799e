import { Box, Button, CardContent, Stack } from '@mui/material'
import type { AdminAccess } from '@portal/contract'
import { NULL_DURATION_ID } from '@portal/contract/rules'
import {
  EmailField,
  Labeled,
  RecordContextProvider,
  TextField,
  useCreatePath,
  useRecordContext,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { ClockField } from '../fields/ClockField.tsx'
import { DateField } from '../fields/DateField.tsx'
import { DurationField } from '../fields/DurationField.tsx'
import { AccessStateField, UserStatusField } from '../fields/StatusFields.tsx'
import { useSentence } from '../providers/i18nProvider.ts'
import { Quote } from './decide/Quote.tsx'
import { RequestedApp } from './RequestedApp.tsx'
import { Requester } from './Requester.tsx'

/** Only these states have a running clock. */
const isTicking = ({ state }: AdminAccess) => ['waiting', 'granted', 'running'].includes(state)

const DATES = ['created_at', 'use_by', 'activated_at', 'expire_at'] as const

/** Shows why the person asks, then what is known: a fact without a value is left out. */
export const RequestFacts = () => {
  const t = useSentence()
  const createPath = useCreatePath()
  const access = useRecordContext<AdminAccess>()
  if (!access) return null
  return (
    <CardContent>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2, mb: 2, flexWrap: 'wrap' }}>
        <Requester isTitle />
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <AccessStateField />
          {isTicking(access) && <ClockField />}
        </Stack>
      </Stack>
      {access.request_reason && <Quote sx={{ mb: 2 }}>{access.request_reason}</Quote>}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
          overflowWrap: 'anywhere',
          '& > *': { minWidth: 0, maxWidth: '100%' },
        }}
      >
        <Labeled label="resources.requestappaccess.fields.name">
          <RequestedApp />
        </Labeled>
        {access.duration_id !== NULL_DURATION_ID && (
          <Labeled label="resources.requestappaccess.fields.duration_id">
            <DurationField source="duration_id" />
          </Labeled>
        )}
        {access.email && (
          <Labeled source="email">
            <EmailField source="email" />
          </Labeled>
        )}
        {access.user_status !== null && (
          <Labeled label="resources.requestappaccess.fields.user_status">
            <RecordContextProvider value={{ id: access.user_id, status: access.user_status }}>
              <UserStatusField />
            </RecordContextProvider>
          </Labeled>
        )}
        {DATES.filter((source) => access[source]).map((source) => (
          <Labeled key={source} label={`resources.requestappaccess.fields.${source}`}>
            <DateField source={source} />
          </Labeled>
        ))}
        {access.nb_access > 0 && (
          <Labeled source="nb_access">
            <TextField source="nb_access" />
          </Labeled>
        )}
      </Box>
      <Stack direction="row" sx={{ gap: 1, mt: 2 }}>
        {access.user_id !== null && (
          <Button
            component={Link}
            to={createPath({ resource: 'manageusers', id: access.user_id, type: 'edit' })}
            variant="outlined"
            size="small"
          >
            {t('requestsAdmin.facts.open')}
          </Button>
        )}
        <Button
          component={Link}
          to={createPath({ resource: 'manageapps', id: access.app_id, type: 'edit' })}
          variant="outlined"
          size="small"
        >
          {t('requestsAdmin.facts.app')}
        </Button>
      </Stack>
    </CardContent>
  )
}
