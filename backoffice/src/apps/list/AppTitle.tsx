import type { AdminApp } from '@portal/contract'
import { localized } from '@portal/contract/rules'
import { useRecordContext } from 'react-admin'
import { RecordName } from '../../fields/RecordName.tsx'
import { AppStatusField } from '../../fields/StatusFields.tsx'
import { currentLanguage } from '../../providers/language.ts'

export const AppTitle = ({ isLink = true }: { isLink?: boolean }) => {
  const app = useRecordContext<AdminApp>()
  return (
    app && (
      <div className="cell-names">
        <RecordName isLink={isLink}>{localized(currentLanguage(), app.name, app.name_en)}</RecordName>
        <span className="cell-note">{app.code}</span>
        {isLink && (
          <div className="on-phone">
            <AppStatusField />
          </div>
        )}
      </div>
    )
  )
}
