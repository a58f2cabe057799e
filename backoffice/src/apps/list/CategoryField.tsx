import { Box } from '@mui/material'
import { tokens } from '@portal/config/tokens'
import type { AdminApp } from '@portal/contract'
import { useRecordContext } from 'react-admin'
import { useSentence } from '../../providers/i18nProvider.ts'

/** The category with its hue as a dot; the word carries the meaning. */
export const CategoryField = () => {
  const t = useSentence()
  const app = useRecordContext<AdminApp>()
  return (
    app && (
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
        <Box
          component="span"
          sx={{
            width: 10,
            height: 10,
            borderRadius: '50%',
            flexShrink: 0,
            backgroundColor: tokens.category[app.category],
          }}
          aria-hidden
        />
        {t(`vocabulary.category.${app.category}`)}
      </Box>
    )
  )
}
