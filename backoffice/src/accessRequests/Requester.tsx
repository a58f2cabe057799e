import { Typography } from '@mui/material'
import type { AdminAccess } from '@portal/contract'
import { localized } from '@portal/contract/rules'
import { useRecordContext } from 'react-admin'
import { ClockField } from '../fields/ClockField.tsx'
import { RecordName } from '../fields/RecordName.tsx'
import { AccessStateField } from '../fields/StatusFields.tsx'
import { useSentence } from '../providers/i18nProvider.ts'
import { currentLanguage } from '../providers/language.ts'
import { RequestReason } from './RequestReason.tsx'

/** Shows the requester and organisation: a link to the request in a list, the title on its page. */
export const Requester = ({ isTitle = false }: { isTitle?: boolean }) => {
  const t = useSentence()
  const access = useRecordContext<AdminAccess>()
  if (!access) return null
  const name = `${access.prenom ?? ''} ${access.nom ?? ''}`.trim()
  const house = [access.organisation, access.fonction].filter(Boolean).join(' · ')
  // The request's page shows the e-mail among its facts.
  const note = house || (isTitle ? '' : access.email)
  return (
    <div className="cell-names cell-person">
      {isTitle ? (
        <Typography variant="h2">{name || t('requestsAdmin.anonymous')}</Typography>
      ) : (
        <RecordName>{name || t('requestsAdmin.anonymous')}</RecordName>
      )}
      {!isTitle && (
        // Phones show no other column without scrolling sideways.
        <span className="cell cell-words on-phone">
          {localized(currentLanguage(), access.name, access.name_en)} · <ClockField />
        </span>
      )}
      {!isTitle && access.state !== 'waiting' && (
        <div className="on-phone">
          <AccessStateField />
        </div>
      )}
      {note && <span className="cell-note">{note}</span>}
      {!isTitle && access.state === 'waiting' && access.request_reason && (
        <div className="on-phone">
          <RequestReason />
        </div>
      )}
    </div>
  )
}
