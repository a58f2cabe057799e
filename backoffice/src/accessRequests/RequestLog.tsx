import { Box, Card, CardContent, Typography } from '@mui/material'
import type { AccessLogEntry, AdminAccessDetail } from '@portal/contract'
import { NULL_DURATION_ID, type RequestStatus } from '@portal/contract/rules'
import { useRecordContext } from 'react-admin'
import { durationName } from '../fields/durationName.ts'
import { useSentence } from '../providers/i18nProvider.ts'
import { writtenDate } from '../providers/writtenDate.ts'

/** Shows the decision log (docs/product.md#decision-log). */
export const RequestLog = () => {
  const t = useSentence()
  const access = useRecordContext<AdminAccessDetail>()
  const entries = [...(access?.log ?? [])].sort((a, b) => b.at.localeCompare(a.at))
  return (
    <Card>
      <CardContent>
        <Typography variant="h3" component="h2">
          {t('requestsAdmin.log.title')}
        </Typography>
        <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
          {entries.map((entry) => (
            <LogLine key={entry.id} entry={entry} />
          ))}
        </Box>
      </CardContent>
    </Card>
  )
}

type Translate = ReturnType<typeof useSentence>

function changeOf({ from_status, to_status, added_minutes }: AccessLogEntry, t: Translate): string {
  const status = (id: RequestStatus) => t(`vocabulary.requestStatus.${id}`)
  if (to_status === null) return t('requestsAdmin.log.deleted')
  if (added_minutes !== null) return t('requestsAdmin.addTime.logged', { minutes: added_minutes })
  if (from_status === null) return `${t('requestsAdmin.log.created')} · ${status(to_status)}`
  return t('requestsAdmin.log.change', { from: status(from_status), to: status(to_status) })
}

const LogLine = ({ entry }: { entry: AccessLogEntry }) => {
  const t = useSentence()
  return (
    <Box component="li" sx={{ borderLeft: 2, borderColor: 'divider', pl: 2, py: 1 }}>
      <Typography variant="body2" fontWeight={600}>
        {changeOf(entry, t)}
        {entry.added_minutes === null &&
          entry.duration_id !== NULL_DURATION_ID &&
          ` · ${t(durationName(entry.duration_id))}`}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        <time dateTime={entry.at}>{writtenDate(entry.at)}</time>
        {' · '}
        {entry.actor_name ?? t(`requestsAdmin.log.${entry.actor}`)}
      </Typography>
      {entry.rule && (
        <Typography variant="body2">
          {t(`requestsAdmin.log.rule.${entry.rule}`, { value: entry.rule_value ?? '' })}
        </Typography>
      )}
      {entry.reason && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
          {entry.reason}
        </Typography>
      )}
    </Box>
  )
}
