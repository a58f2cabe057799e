import Image from '@mui/icons-material/Image'
import LinkIcon from '@mui/icons-material/Link'
import Videocam from '@mui/icons-material/Videocam'
import type { AdminApp } from '@portal/contract'
import { mediaPath } from '@portal/contract/rules'
import { useRecordContext } from 'react-admin'
import { useSentence } from '../../providers/i18nProvider.ts'

/** Marks an app's own image, its video and its active address. */
export const AppMarks = () => {
  const t = useSentence()
  const app = useRecordContext<AdminApp>()
  if (!app) return null
  return (
    <div className="cell-marks">
      {mediaPath(app.img_src) && (
        <Image fontSize="small" titleAccess={t('appsAdmin.resource.fields.has_image')} />
      )}
      {app.has_video && <Videocam fontSize="small" titleAccess={t('appsAdmin.resource.fields.has_video')} />}
      {app.is_active_url && (
        <LinkIcon fontSize="small" titleAccess={t('appsAdmin.resource.fields.is_active_url')} />
      )}
    </div>
  )
}
