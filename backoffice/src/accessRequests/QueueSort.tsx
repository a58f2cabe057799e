import { Box, type Theme, useMediaQuery } from '@mui/material'
import { lazy, Suspense } from 'react'

const PhoneSort = lazy(() => import('./LaterSort.tsx'))

/** Loads the button that sorts on a phone where one looks, and keeps its place meanwhile. */
export const QueueSort = () => {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  return (
    isPhone && (
      <Suspense fallback={<Box sx={{ width: 48 }} />}>
        <PhoneSort />
      </Suspense>
    )
  )
}
