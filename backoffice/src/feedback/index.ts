import Reviews from '@mui/icons-material/Reviews'
import { lazy } from 'react'

export default {
  list: lazy(() => import('./FeedbackList.tsx')),
  icon: Reviews,
}
