import type { VisitPass } from '@portal/contract'
import type { StatusTone, VisitState } from '@portal/contract/rules'
import { useRecordContext } from 'react-admin'
import { RecordName } from '../fields/RecordName.tsx'
import { ToneChip } from '../fields/ToneChip.tsx'
import { useSentence } from '../providers/i18nProvider.ts'

const TONES: Record<VisitState, StatusTone> = {
  toCome: 'orange',
  open: 'green',
  full: 'red',
  over: 'indigo',
}

export const PassNameField = () => <RecordName>{useRecordContext<VisitPass>()?.name}</RecordName>

export const PassStateField = () => {
  const t = useSentence()
  const pass = useRecordContext<VisitPass>()
  return pass && <ToneChip tone={TONES[pass.state]} label={t(`visitPassesAdmin.state.${pass.state}`)} />
}

export const SeatsField = () => {
  const t = useSentence()
  const pass = useRecordContext<VisitPass>()
  return pass && <span>{t('visitPassesAdmin.seatsTaken', { taken: pass.taken, seats: pass.seats })}</span>
}
