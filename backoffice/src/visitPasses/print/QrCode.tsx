import { Box } from '@mui/material'
import { qrPath } from './qrPath.ts'

/** Draws a QR code in black on white, 9 cm wide where there is room. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { size, path } = qrPath(text)
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: 'min(9cm, 100%)', background: '#fff', color: '#000' }}
    >
      <path d={path} fill="currentColor" />
    </Box>
  )
}
