import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

type MessageProps = { icon?: ReactNode; title: string; text?: string; children?: ReactNode }

export const Message = ({ icon, title, text, children }: MessageProps) => (
  <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, p: 6, textAlign: 'center' }}>
    <Box sx={{ color: 'text.secondary', '& svg': { fontSize: 40 } }} aria-hidden>
      {icon}
    </Box>
    <Typography variant="h3" component="p">
      {title}
    </Typography>
    {text && (
      <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '46ch' }}>
        {text}
      </Typography>
    )}
    {children}
  </Box>
)
