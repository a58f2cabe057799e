import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import type { AdminApp, DirectGrant, User } from '@portal/contract'
import { AppStatus, REASON_MAX } from '@portal/contract/rules'
import {
  AutocompleteInput,
  Form,
  ReferenceInput,
  TextInput,
  useCreate,
  useNotify,
  useRefresh,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { atMost, filled } from '../forms/textRules.ts'
import { existingId, fieldErrors } from '../providers/httpErrors.ts'
import { useSentence } from '../providers/i18nProvider.ts'
import { useErrorText } from '../providers/useErrorText.ts'
import { GrantDurationInput } from './GrantDurationInput.tsx'

type GrantAccessDialogProps = { user: User; onClose: () => void }

/** Grants an access that was not requested. */
export const GrantAccessDialog = ({ user, onClose }: GrantAccessDialogProps) => {
  const t = useSentence()
  const notify = useNotify()
  const refresh = useRefresh()
  const [create, { error, isPending }] = useCreate()

  const submit = async (values: Partial<DirectGrant>) => {
    try {
      await create('requestappaccess', { data: { ...values, user_id: user.id } }, { returnPromise: true })
    } catch (failure) {
      return fieldErrors(failure)
    }
    notify('usersAdmin.grant.done', { type: 'success' })
    refresh()
    onClose()
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="grant-access">
      <DialogTitle id="grant-access">
        {t('usersAdmin.grant.title', { name: `${user.prenom} ${user.nom}` })}
      </DialogTitle>
      <Form record={{}} resource="requestappaccess" onSubmit={submit}>
        <DialogContent>
          {error instanceof Error && !fieldErrors(error) && <Refusal error={error} />}
          <ReferenceInput
            source="app_id"
            reference="manageapps"
            filter={{ status: AppStatus.online }}
            sort={{ field: 'name', order: 'ASC' }}
          >
            <AutocompleteInput
              optionText={({ name, code }: AdminApp) => `${name} (${code})`}
              validate={filled}
            />
          </ReferenceInput>
          <GrantDurationInput />
          <TextInput
            source="reason"
            helperText="requestsAdmin.decision.reasonHelp"
            validate={atMost(REASON_MAX)}
            multiline
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('console.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {t('usersAdmin.grant.button')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

/** Says why the grant was refused, and links the open access in the way. */
const Refusal = ({ error }: { error: unknown }) => {
  const t = useSentence()
  const errorText = useErrorText()
  const existing = existingId(error)
  return (
    <Alert
      severity="error"
      sx={{ mb: 1 }}
      action={
        existing !== undefined && (
          <Button component={Link} to={`/requestappaccess/${existing}`} color="inherit" size="small">
            {t('usersAdmin.grant.existing')}
          </Button>
        )
      }
    >
      {errorText(error)}
    </Alert>
  )
}
