import Lock from '@mui/icons-material/Lock'
import { Button } from '@mui/material'
import { Title } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'
import { Message } from './Message.tsx'

/** Says `common.accesForbidden`, on a 403 or to someone who is not an administrator. */
export const Forbidden = () => {
  const t = useSentence()
  return (
    <Message icon={<Lock />} title={t('common.accesForbidden')} text={t('console.forbiddenHelp')}>
      <Title title={t('common.accesForbidden')} />
      <Button variant="outlined" href="/">
        {t('console.openSite')}
      </Button>
    </Message>
  )
}
