import SearchOff from '@mui/icons-material/SearchOff'
import { Button } from '@mui/material'
import { Title } from 'react-admin'
import { Link } from 'react-router-dom'
import { useSentence } from '../providers/i18nProvider.ts'
import { Message } from './Message.tsx'

const PageNotFound = () => {
  const t = useSentence()
  return (
    <Message icon={<SearchOff />} title={t('errors.not_found')}>
      <Title title={t('console.notFound')} />
      <Button component={Link} to="/" variant="outlined">
        {t('console.skipHome')}
      </Button>
    </Message>
  )
}
export default PageNotFound
