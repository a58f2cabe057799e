import AccountCircle from '@mui/icons-material/AccountCircle'
import OpenInNew from '@mui/icons-material/OpenInNew'
import { ListItemIcon, MenuItem } from '@mui/material'
import { inLanguage } from '@portal/contract/rules'
import { UserMenu, useGetIdentity } from 'react-admin'
import { usePendingStore } from '../accessRequests/decide/usePending.ts'
import { useSentence } from '../providers/i18nProvider.ts'
import { currentLanguage } from '../providers/language.ts'
import { SignOut } from './SignOut.tsx'

/** Links to the storefront load a new page: it is another application on the same origin. */
export const AccountMenu = () => {
  const t = useSentence()
  const { identity } = useGetIdentity()
  const { sendAll } = usePendingStore()
  const site = (pathname: string) => inLanguage(currentLanguage(), pathname)
  return (
    <UserMenu label={identity?.fullName}>
      <MenuItem component="a" href={site('/account')}>
        <ListItemIcon>
          <AccountCircle fontSize="small" />
        </ListItemIcon>
        {t('console.account')}
      </MenuItem>
      <MenuItem component="a" href={site('/')}>
        <ListItemIcon>
          <OpenInNew fontSize="small" />
        </ListItemIcon>
        {t('console.openSite')}
      </MenuItem>
      <SignOut before={sendAll} />
    </UserMenu>
  )
}
