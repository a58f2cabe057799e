import { Box, Button, Card, CardContent, CardHeader, Typography } from '@mui/material'
import type { Statistics } from '@portal/contract'
import { localized } from '@portal/contract/rules'
import { Link } from 'react-router-dom'
import { listPath } from '../../fields/listPath.ts'
import { useSentence } from '../../providers/i18nProvider.ts'
import { currentLanguage } from '../../providers/language.ts'
import { Figures } from '../charts/Figures.tsx'
import { LatestComments } from './LatestComments.tsx'

/** Counts the answers of the goodbye page by app, beside the last comments. */
export const FeedbackByApp = ({ statistics: { feedback, from, to } }: { statistics: Statistics }) => {
  const t = useSentence()
  const within = { created_from: from, created_to: to }
  const rows = feedback.map(({ app_id, name, name_en, useful, again }) => {
    const path = listPath('feedback', { app_id, ...within })
    const count = useful[0] + useful[1] + useful[2]
    const answers = [useful[2], useful[1], useful[0], again].map((value) => ({ value }))
    return {
      key: app_id,
      name: localized(currentLanguage(), name, name_en) ?? name,
      figures: [{ value: count, to: path }, ...answers],
    }
  })
  const columns = ['count', 'useful', 'somewhat', 'not', 'again'] as const
  return (
    <Card sx={{ minWidth: 0 }}>
      <CardHeader
        title={t('dashboard.feedback.title')}
        slotProps={{ title: { variant: 'h3', component: 'h3' } }}
        action={
          <Button component={Link} to={listPath('feedback', within)} size="small">
            {t('dashboard.feedback.all')}
          </Button>
        }
      />
      <CardContent sx={{ pt: 0 }}>
        {rows.length === 0 ? (
          <Typography variant="body2" color="text.secondary">
            {t('dashboard.feedback.none')}
          </Typography>
        ) : (
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', lg: '3fr 2fr' } }}>
            <Figures
              headings={[t('dashboard.app'), ...columns.map((column) => t(`dashboard.feedback.${column}`))]}
              rows={rows}
            />
            <LatestComments within={within} />
          </Box>
        )}
      </CardContent>
    </Card>
  )
}
