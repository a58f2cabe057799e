import CloudOff from '@mui/icons-material/CloudOff'
import { Button } from '@mui/material'
import { useSentence } from '../providers/i18nProvider.ts'
import { useErrorText } from '../providers/useErrorText.ts'
import { Message } from './Message.tsx'

/** Says why something could not be read, and offers another try. */
export const LoadFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const t = useSentence()
  const errorText = useErrorText()
  return (
    <Message icon={<CloudOff />} title={t('console.loadError')} text={errorText(error)}>
      <Button variant="outlined" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </Message>
  )
}
