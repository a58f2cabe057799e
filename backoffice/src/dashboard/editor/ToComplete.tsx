import { Box, Card, CardActionArea, Typography } from '@mui/material'
import { AppStatus } from '@portal/contract/rules'
import { useGetList } from 'react-admin'
import { Link } from 'react-router-dom'
import { listPath } from '../../fields/listPath.ts'
import { useSentence } from '../../providers/i18nProvider.ts'

const GAPS = [
  { name: 'unreachable', filter: { status: AppStatus.online, is_active_url: false } },
  { name: 'noPicture', filter: { has_image: false } },
  { name: 'noVideo', filter: { has_video: false } },
  { name: 'all', filter: {} },
] as const
type GapProps = (typeof GAPS)[number]

/** Counts the apps that lack something, each figure linked to them. */
export const ToComplete = () => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))' }}>
    {GAPS.map((gap) => (
      <Gap key={gap.name} {...gap} />
    ))}
  </Box>
)

const Gap = ({ name, filter }: GapProps) => {
  const t = useSentence()
  const { total } = useGetList('manageapps', {
    filter,
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'order', order: 'ASC' },
  })
  return (
    <Card>
      <CardActionArea component={Link} to={listPath('manageapps', filter)} sx={{ p: 2, height: '100%' }}>
        <Typography variant="body2" color="text.secondary">
          {t(`dashboard.editor.${name}`)}
        </Typography>
        <Typography variant="h1" component="p" sx={{ pt: 0.5, fontVariantNumeric: 'tabular-nums' }}>
          {total ?? t('dashboard.noFigure')}
        </Typography>
      </CardActionArea>
    </Card>
  )
}
