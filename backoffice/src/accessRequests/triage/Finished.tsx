import { Button, Card, CardContent, Stack, Typography } from '@mui/material'
import { MINUTE_MS, SECOND_MS } from '@portal/contract/rules'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useSentence } from '../../providers/i18nProvider.ts'

type FinishedProps = { count: number; sinceMs: number; onGoOn: () => void }

/** Ends a sitting: '30 réponses en 3 min 40 s', or says that nothing waited. */
export const Finished = ({ count, sinceMs, onGoOn }: FinishedProps) => {
  const t = useSentence()
  const heading = useRef<HTMLHeadingElement>(null)
  const [took] = useState(() => Date.now() - sinceMs)
  useEffect(() => heading.current?.focus(), [])
  const minutes = Math.floor(took / MINUTE_MS)
  const seconds = Math.floor((took % MINUTE_MS) / SECOND_MS)
  return (
    <Card sx={{ width: '100%', maxWidth: 880, mx: 'auto' }}>
      <CardContent>
        <Typography ref={heading} tabIndex={-1} variant="h2" sx={{ outline: 0 }}>
          {count === 0
            ? t('requestsAdmin.triage.nothing')
            : t('requestsAdmin.triage.finished', { smart_count: count, minutes, seconds })}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
          <Button variant="contained" onClick={onGoOn}>
            {t('requestsAdmin.triage.again')}
          </Button>
          <Button variant="outlined" component={Link} to="/requestappaccess">
            {t('requestsAdmin.triage.leave')}
          </Button>
        </Stack>
      </CardContent>
    </Card>
  )
}
