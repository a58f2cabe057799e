import type { Feedback } from '@portal/contract'
import type { StatusTone } from '@portal/contract/rules'
import { useRecordContext } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'
import { ToneChip } from './ToneChip.tsx'

const TONES: Record<Feedback['useful'], StatusTone> = { 0: 'red', 1: 'orange', 2: 'green' }

export const UsefulField = () => {
  const t = useSentence()
  const feedback = useRecordContext<Feedback>()
  return (
    feedback && (
      <ToneChip tone={TONES[feedback.useful]} label={t(`feedbackAdmin.useful.${feedback.useful}`)} />
    )
  )
}
