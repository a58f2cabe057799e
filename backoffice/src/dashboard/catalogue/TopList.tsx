import { Button, Card, CardHeader, List, ListItem, ListItemText, Skeleton, Typography } from '@mui/material'
import { Link, type To } from 'react-router-dom'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { useSentence } from '../../providers/i18nProvider.ts'

type TopListProps = {
  title: string
  /** Said when there is nothing. */
  none: string
  /** `undefined` while it loads. */
  rows: { key: number; name: string; count: string; to?: To }[] | undefined
  error: unknown
  onRetry: () => void
  /** Address of all of them, and their number. */
  all?: { to: To; count: number }
}

/** Lists what counts most, with its number in words. */
export const TopList = ({ title, none, rows, error, onRetry, all }: TopListProps) => {
  const t = useSentence()
  return (
    <Card sx={{ minWidth: 0 }}>
      <CardHeader
        title={title}
        slotProps={{ title: { variant: 'h3', component: 'h3' } }}
        action={
          all &&
          all.count > 0 && (
            <Button component={Link} to={all.to} size="small">
              {t('dashboard.seeAll', { count: all.count })}
            </Button>
          )
        }
      />
      {Boolean(error) && <LoadFailure error={error} onRetry={onRetry} />}
      {!rows && !error && <Skeleton variant="rounded" height={120} sx={{ m: 2 }} />}
      {rows?.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ px: 2, pb: 2 }}>
          {none}
        </Typography>
      )}
      <List component="ol" disablePadding dense>
        {rows?.map(({ key, name, count, to }) => (
          <ListItem key={key} divider sx={{ gap: 2, '&:last-child': { borderBottom: 0 } }}>
            <ListItemText
              primary={to ? <Link to={to}>{name}</Link> : name}
              sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
            />
            <Typography variant="body2" sx={{ flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}>
              {count}
            </Typography>
          </ListItem>
        ))}
      </List>
    </Card>
  )
}
