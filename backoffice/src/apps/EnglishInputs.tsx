import { Alert } from '@mui/material'
import { Columns } from '../forms/Columns.tsx'
import { useSentence } from '../providers/i18nProvider.ts'
import { AppTextInput } from './AppTextInput.tsx'
import { LocalisedInputs } from './LocalisedInputs.tsx'

/** English texts; an empty one shows the French text on English pages. */
export const EnglishInputs = () => {
  const t = useSentence()
  return (
    <Columns>
      <Alert severity="info" className="full" sx={{ mb: 1 }}>
        {t('appsAdmin.englishHelp')}
      </Alert>
      <AppTextInput source="name_en" className="full" />
      <LocalisedInputs language="en" />
      <AppTextInput source="category_en" />
    </Columns>
  )
}
