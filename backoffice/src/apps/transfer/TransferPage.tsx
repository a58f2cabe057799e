import { Box, Card } from '@mui/material'
import { Title, useAuthenticated } from 'react-admin'
import { useSentence } from '../../providers/i18nProvider.ts'
import { Exports } from './Exports.tsx'
import { Imports } from './Imports.tsx'

/** Moves the catalogue's texts and settings out and in (docs/product.md#import-and-export). */
const TransferPage = () => {
  useAuthenticated()
  const t = useSentence()
  return (
    <Box sx={{ pt: 2, maxWidth: 880, display: 'grid', gap: 3, '& > *': { p: { xs: 2, sm: 3 } } }}>
      <Title title={t('appsAdmin.transfer.title')} />
      <Card>
        <Imports />
      </Card>
      <Card>
        <Exports />
      </Card>
    </Box>
  )
}
export default TransferPage
