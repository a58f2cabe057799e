import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import type { AddedTime, AdminAccess } from '@portal/contract'
import { ADDED_MINUTES_MAX, REASON_MAX } from '@portal/contract/rules'
import { useMutation } from '@tanstack/react-query'
import {
  Form,
  maxValue,
  minValue,
  NumberInput,
  TextInput,
  useDataProvider,
  useNotify,
  useRefresh,
} from 'react-admin'
import { atMost, filled } from '../forms/textRules.ts'
import type { ConsoleDataProvider } from '../providers/dataProvider.ts'
import { fieldErrors } from '../providers/httpErrors.ts'
import { useSentence } from '../providers/i18nProvider.ts'
import { useErrorText } from '../providers/useErrorText.ts'
import { writtenDate } from '../providers/writtenDate.ts'
import { nameOf } from './decide/nameOf.ts'

type AddTimeDialogProps = { access: AdminAccess; onClose: () => void }

const USUAL_MINUTES = 30
const minutesRules = [
  filled,
  minValue(1, 'common.invalidValue'),
  maxValue(ADDED_MINUTES_MAX, 'common.invalidValue'),
]

/** Adds minutes to a running access, with a reason for the log. */
export const AddTimeDialog = ({ access, onClose }: AddTimeDialogProps) => {
  const t = useSentence()
  const errorText = useErrorText()
  const notify = useNotify()
  const refresh = useRefresh()
  const { addTime } = useDataProvider<ConsoleDataProvider>()
  const { mutateAsync, error, isPending } = useMutation({
    mutationFn: (time: AddedTime) => addTime(access.id, time),
  })

  const submit = async (time: Partial<AddedTime>) => {
    try {
      const { expire_at } = await mutateAsync(time as AddedTime)
      const date = expire_at ? writtenDate(expire_at) : ''
      notify('requestsAdmin.addTime.done', { type: 'success', messageArgs: { date } })
    } catch (failure) {
      return fieldErrors(failure)
    }
    refresh()
    onClose()
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="add-time">
      <DialogTitle id="add-time">{t('requestsAdmin.addTime.title')}</DialogTitle>
      <Form record={{ minutes: USUAL_MINUTES }} resource="requestappaccess" onSubmit={submit}>
        <DialogContent>
          <Typography sx={{ fontWeight: 600 }}>{nameOf(access)}</Typography>
          <Typography variant="body2" sx={{ mb: 2 }}>
            {t('requestsAdmin.addTime.text')}
          </Typography>
          {error && !fieldErrors(error) && <Alert severity="error">{errorText(error)}</Alert>}
          <NumberInput
            source="minutes"
            label="requestsAdmin.addTime.minutes"
            helperText={t('requestsAdmin.addTime.minutesHelp', { max: ADDED_MINUTES_MAX })}
            validate={minutesRules}
            step={1}
          />
          <TextInput source="reason" validate={[filled, atMost(REASON_MAX)]} multiline />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('console.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {t('requestsAdmin.addTime.button')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
