import PowerSettingsNew from '@mui/icons-material/PowerSettingsNew'
import { ListItemIcon, MenuItem } from '@mui/material'
import { useLogout, useTranslate } from 'react-admin'

/** Signs out once `before` is through, which needs the session. */
export const SignOut = ({ before }: { before: () => Promise<unknown> }) => {
  const translate = useTranslate()
  const logout = useLogout()
  return (
    <MenuItem onClick={() => void before().then(() => logout())}>
      <ListItemIcon>
        <PowerSettingsNew fontSize="small" />
      </ListItemIcon>
      {translate('ra.auth.logout')}
    </MenuItem>
  )
}
