import SearchOff from '@mui/icons-material/SearchOff'
import { Button } from '@mui/material'
import { Title, useCreatePath, useResourceContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { useSentence } from '../providers/i18nProvider.ts'
import { Message } from './Message.tsx'

/** Says that the address names no record, or one that is gone. */
export const RecordNotFound = () => {
  const t = useSentence()
  const resource = useResourceContext()
  const createPath = useCreatePath()
  return (
    <Message icon={<SearchOff />} title={t('errors.not_found')}>
      <Title title={t('console.notFound')} />
      <Button component={Link} to={createPath({ resource, type: 'list' })} variant="outlined">
        {t('console.backToList')}
      </Button>
    </Message>
  )
}
