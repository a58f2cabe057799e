import { Link, Typography } from '@mui/material'
import { tokens } from '@portal/config/tokens'
import { Link as RouterLink } from 'react-router-dom'

export const Brand = () => (
  <Link
    component={RouterLink}
    to="/"
    aria-label="Next Epsilon"
    underline="none"
    color="inherit"
    sx={{ display: { xs: 'none', sm: 'inline-flex' }, alignItems: 'center', gap: 1, flexShrink: 0 }}
  >
    <svg width="22" height="22" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path
        d="M18 5.6A6 4.2 0 1 0 11 12a6 4.2 0 1 0 7 6.4"
        stroke={tokens.color.lime}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
    <Typography
      component="span"
      sx={{ display: { xs: 'none', md: 'inline' }, fontFamily: tokens.font.display, fontWeight: 650 }}
    >
      Next Epsilon
    </Typography>
  </Link>
)
