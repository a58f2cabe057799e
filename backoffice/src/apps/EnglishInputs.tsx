import { Alert } from '@mui/material'
import { TextInput } from 'react-admin'
import { Columns } from '../forms/Columns.tsx'
import { useSentence } from '../providers/i18nProvider.ts'
import { atMost } from './limits.ts'

/** The English variants; each falls back to the French text by itself. */
export const EnglishInputs = () => {
  const t = useSentence()
  return (
    <Columns>
      <Alert severity="info" className="full" sx={{ mb: 1 }}>
        {t('appsAdmin.englishHelp')}
      </Alert>
      <TextInput source="name_en" slotProps={atMost.name} className="full" lang="en" />
      <TextInput
        source="description_en"
        slotProps={atMost.description}
        className="full"
        lang="en"
        multiline
        minRows={4}
        maxRows={12}
      />
      <TextInput source="tags_en" slotProps={atMost.tags} lang="en" />
      <TextInput source="badge_en" slotProps={atMost.badge} lang="en" />
      <TextInput source="category_en" slotProps={atMost.category} lang="en" />
    </Columns>
  )
}
