import { Box } from '@mui/material'
import { tokens } from '@portal/config/tokens'
import { Link } from 'react-router-dom'
import { useSentence } from '../providers/i18nProvider.ts'

const LOOK = {
  display: { xs: 'none', sm: 'inline-flex' },
  alignItems: 'center',
  flexShrink: 0,
  gap: 1,
  color: 'inherit',
  textDecoration: 'none',
}

/** Shows the names of product and portal as the bar of the site does. */
export const Brand = () => {
  const t = useSentence()
  return (
    <Box component={Link} to="/" sx={LOOK}>
      <svg width="22" height="22" viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <path
          d="M18 5.6A6 4.2 0 1 0 11 12a6 4.2 0 1 0 7 6.4"
          stroke={tokens.color.lime}
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <Box component="span" sx={{ fontFamily: tokens.font.display, fontWeight: 650 }}>
        Next{' '}
        <Box component="span" sx={{ opacity: 0.7 }}>
          by
        </Box>{' '}
        Epsilon
      </Box>
      <Box component="span" sx={{ width: 'min-content', fontSize: '0.8125rem', lineHeight: 1.15 }}>
        {t('console.portal')}
      </Box>
    </Box>
  )
}
