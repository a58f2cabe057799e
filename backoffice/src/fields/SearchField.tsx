import { SearchInput, type SearchInputProps } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'

/** Searches a list; its name stands for the label that react-admin leaves out. */
export const SearchField = (props: SearchInputProps) => {
  const t = useSentence()
  return <SearchInput {...props} slotProps={{ htmlInput: { 'aria-label': t('console.search') } }} />
}
