import { Stack } from '@mui/material'
import { ToneChip } from '../../fields/ToneChip.tsx'
import { useSentence } from '../../providers/i18nProvider.ts'
import { writtenDate } from '../../providers/writtenDate.ts'

type GateStateProps = { downSince: string | null; verifiedAt: string | null }

/** Says whether the demo answers, and when it last passed the check. */
export const GateState = ({ downSince, verifiedAt }: GateStateProps) => {
  const t = useSentence()
  return (
    <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }} role="status">
      {downSince && (
        <ToneChip tone="red" label={t('appsAdmin.gate.downSince', { date: writtenDate(downSince) })} />
      )}
      <ToneChip
        tone={verifiedAt ? 'green' : 'orange'}
        label={
          verifiedAt
            ? t('appsAdmin.gate.verifiedAt', { date: writtenDate(verifiedAt) })
            : t('appsAdmin.gate.neverVerified')
        }
      />
    </Stack>
  )
}
