import Lock from '@mui/icons-material/Lock'
import { Button } from '@mui/material'
import { Title } from 'react-admin'
import { Link } from 'react-router-dom'
import { useSentence } from '../providers/i18nProvider.ts'
import { isEditor } from '../providers/portal.ts'
import { Message } from './Message.tsx'

/** Says `common.accesForbidden`, on a 403 or on a page beyond one's role. */
export const Forbidden = () => {
  const t = useSentence()
  return (
    <Message
      icon={<Lock />}
      title={t('common.accesForbidden')}
      text={t(isEditor() ? 'console.forbiddenEditor' : 'console.forbiddenHelp')}
    >
      <Title title={t('common.accesForbidden')} />
      {isEditor() && (
        <Button variant="contained" component={Link} to="/manageapps">
          {t('console.openCatalogue')}
        </Button>
      )}
      <Button variant="outlined" href="/">
        {t('console.openSite')}
      </Button>
    </Message>
  )
}
