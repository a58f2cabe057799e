import Reviews from '@mui/icons-material/Reviews'
import { onDemand } from '../layout/onDemand.ts'

export default {
  list: onDemand(() => import('./FeedbackList.tsx')),
  icon: Reviews,
}
