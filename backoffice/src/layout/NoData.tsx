import Inbox from '@mui/icons-material/Inbox'
import { Button } from '@mui/material'
import { useListContext } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'
import { Message } from './Message.tsx'

/**
 * Says `common.nodatas` in an empty list.
 *
 * @param help says where rows come from, as long as there has never been one
 */
export const NoData = ({ help }: { help?: string }) => {
  const t = useSentence()
  const { filterValues, setFilters } = useListContext()
  const isFiltered = Object.keys(filterValues ?? {}).length > 0
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
