import { Box } from '@mui/material'
import type { Category } from '@portal/contract/rules'
import type { ReactNode } from 'react'
import { useSentence } from '../../providers/i18nProvider.ts'

/** Says what filled and outlined bars are, and which colour is which category. */
export const BarsLegend = ({ categories = [] }: { categories?: readonly Category[] }) => {
  const t = useSentence()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, mt: 1, typography: 'caption' }}>
      <Entry mark={<Box aria-hidden sx={{ ...SQUARE, bgcolor: 'text.primary' }} />}>
        {t('dashboard.filled')}
      </Entry>
      <Entry mark={<Box aria-hidden sx={SQUARE} />}>{t('dashboard.outlined')}</Entry>
      {categories.map((category) => (
        <Entry key={category} mark={<span aria-hidden className={`dot dot-${category}`} />}>
          {t(`vocabulary.category.${category}`)}
        </Entry>
      ))}
    </Box>
  )
}

const Entry = ({ mark, children }: { mark: ReactNode; children: ReactNode }) => (
  <span className="cell-category">
    {mark}
    {children}
  </span>
)

const SQUARE = { width: 12, height: 12, border: 2, borderColor: 'text.primary' }
