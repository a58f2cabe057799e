import Inbox from '@mui/icons-material/Inbox'
import { Button } from '@mui/material'
import { useListContext } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'
import { Message } from './Message.tsx'

/**
 * Says `common.nodatas` in an empty list.
 *
 * @param help says where rows come from, as long as there has never been one
 * @param view filter fields that the view sets by itself, and nobody chose
 */
export const NoData = ({ help, view = [] }: { help?: string; view?: readonly string[] }) => {
  const t = useSentence()
  const { filterValues, setFilters } = useListContext()
  const isFiltered = Object.keys(filterValues ?? {}).some((field) => !view.includes(field))
  return (
    <Message icon={<Inbox />} title={t('common.nodatas')} text={isFiltered ? t('console.nodatasHelp') : help}>
      {isFiltered && (
        <Button variant="outlined" onClick={() => setFilters({}, [])}>
          {t('console.clearFilters')}
        </Button>
      )}
    </Message>
  )
}
