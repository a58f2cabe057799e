import CloudOff from '@mui/icons-material/CloudOff'
import { Button } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'
import { Message } from './Message.tsx'

/** A list that could not be read; nothing that was typed into its filters goes. */
export const LoadError = () => {
  const t = useSentence()
  const translate = useTranslate()
  const { error, refetch } = useListContext()
  const reason = error?.message ?? 'common.unexpectedError'
  return (
    <Message icon={<CloudOff />} title={t('console.loadError')} text={translate(reason, { _: reason })}>
      <Button variant="outlined" onClick={() => refetch()}>
        {t('common.retry')}
      </Button>
    </Message>
  )
}
