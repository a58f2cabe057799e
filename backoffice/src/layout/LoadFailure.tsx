import CloudOff from '@mui/icons-material/CloudOff'
import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { errorMessage } from '../providers/httpErrors.ts'
import { useSentence } from '../providers/i18nProvider.ts'
import { Message } from './Message.tsx'

/** Says why something could not be read, and offers another try. */
export const LoadFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const t = useSentence()
  const translate = useTranslate()
  const reason = errorMessage(error)
  return (
    <Message icon={<CloudOff />} title={t('console.loadError')} text={translate(reason, { _: reason })}>
      <Button variant="outlined" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </Message>
  )
}
