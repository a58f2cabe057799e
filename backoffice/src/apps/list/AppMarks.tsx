import CloudOff from '@mui/icons-material/CloudOff'
import Image from '@mui/icons-material/Image'
import LinkIcon from '@mui/icons-material/Link'
import VerifiedUser from '@mui/icons-material/VerifiedUser'
import Videocam from '@mui/icons-material/Videocam'
import type { AdminApp } from '@portal/contract'
import { mediaPath } from '@portal/contract/rules'
import { useRecordContext } from 'react-admin'
import { useSentence } from '../../providers/i18nProvider.ts'
import { writtenDate } from '../../providers/writtenDate.ts'

/** Marks an app's own image, its video, its active address, and how its demo is. */
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
      {app.verified_at && (
        <VerifiedUser
          fontSize="small"
          titleAccess={t('appsAdmin.gate.verifiedAt', { date: writtenDate(app.verified_at) })}
        />
      )}
      {app.down_since && (
        <CloudOff
          fontSize="small"
          color="error"
          titleAccess={t('appsAdmin.gate.downSince', { date: writtenDate(app.down_since) })}
        />
      )}
    </div>
  )
}
