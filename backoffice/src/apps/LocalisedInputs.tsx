import { columnIn, type Language } from '@portal/contract/rules'
import { AppTextInput } from './AppTextInput.tsx'

/** Inputs for the texts of one language, without the name. */
export const LocalisedInputs = ({ language }: { language: Language }) => (
  <>
    <AppTextInput
      source={columnIn(language, 'description')}
      className="full"
      multiline
      minRows={4}
      maxRows={12}
    />
    <AppTextInput source={columnIn(language, 'tags')} helperText="appsAdmin.tagsHelp" />
    <AppTextInput source={columnIn(language, 'badge')} helperText="appsAdmin.badgeHelp" />
  </>
)
