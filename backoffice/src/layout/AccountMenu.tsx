import AccountCircle from '@mui/icons-material/AccountCircle'
import OpenInNew from '@mui/icons-material/OpenInNew'
import { ListItemIcon, MenuItem } from '@mui/material'
import { Logout, UserMenu, useGetIdentity, useLocale } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'

/** Links of the storefront are full page navigations: it is another application on the same origin. */
export const AccountMenu = () => {
  const t = useSentence()
  const { identity } = useGetIdentity()
  const home = useLocale() === 'en' ? '/en/' : '/'
  return (
    <UserMenu label={identity?.fullName}>
      <MenuItem component="a" href={`${home}account`}>
        <ListItemIcon>
          <AccountCircle fontSize="small" />
        </ListItemIcon>
        {t('console.account')}
      </MenuItem>
      <MenuItem component="a" href={home}>
        <ListItemIcon>
          <OpenInNew fontSize="small" />
        </ListItemIcon>
        {t('console.openSite')}
      </MenuItem>
      <Logout />
    </UserMenu>
  )
}
