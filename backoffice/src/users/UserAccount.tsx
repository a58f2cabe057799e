import { Box, Typography } from '@mui/material'
import type { User } from '@portal/contract'
import { Labeled, TextField, useRecordContext } from 'react-admin'
import { DateField } from '../fields/DateField.tsx'
import { useSentence } from '../providers/i18nProvider.ts'

/** Shows the facts of an account that nobody edits. */
export const UserAccount = () => {
  const t = useSentence()
  const user = useRecordContext<User>()
  if (!user) return null
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
        mb: 2,
        width: '100%',
      }}
    >
      <Labeled source="last_connect_at">
        <DateField source="last_connect_at" empty="console.never" />
      </Labeled>
      <Labeled source="created_at">
        <DateField source="created_at" />
      </Labeled>
      <Labeled source="updated_at">
        <DateField source="updated_at" />
      </Labeled>
      <Labeled label="resources.manageusers.fields.language">
        <Typography variant="body2" component="span">
          {t(`usersAdmin.language.${user.language}`)}
        </Typography>
      </Labeled>
      <Labeled label="resources.manageusers.fields.second_factor">
        <Typography variant="body2" component="span">
          {t(user.second_factor ? 'usersAdmin.factor.set' : 'usersAdmin.factor.none')}
        </Typography>
      </Labeled>
      <Labeled source="partner_id">
        <TextField source="partner_id" emptyText="—" />
      </Labeled>
      <Labeled label="resources.manageusers.fields.consent_at">
        {user.consent_at ? (
          <DateField source="consent_at" />
        ) : (
          <Typography variant="body2" component="span">
            {t('usersAdmin.noConsent')}
          </Typography>
        )}
      </Labeled>
      <Labeled source="consent_version">
        <TextField source="consent_version" emptyText="—" />
      </Labeled>
      <Labeled source="uuid">
        <TextField source="uuid" />
      </Labeled>
    </Box>
  )
}
