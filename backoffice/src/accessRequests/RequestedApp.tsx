import type { AdminAccess } from '@portal/contract'
import { localized } from '@portal/contract/rules'
import { useRecordContext } from 'react-admin'
import { RecordName } from '../fields/RecordName.tsx'
import { currentLanguage } from '../providers/language.ts'
import { Earlier } from './Earlier.tsx'

/** Shows the requested app, as a link to the request in lists where the app tells requests apart. */
export const RequestedApp = ({ isLink = false }: { isLink?: boolean }) => {
  const access = useRecordContext<AdminAccess>()
  if (!access) return null
  const name = localized(currentLanguage(), access.name, access.name_en)
  return (
    <div className="cell-names">
      {isLink ? <RecordName>{name}</RecordName> : <span className="cell cell-words">{name}</span>}
      <div className="cell-note">{access.app_code}</div>
      {access.state === 'waiting' && <Earlier />}
    </div>
  )
}
