import { Box, Card, CardActionArea, Typography } from '@mui/material'
import type { Statistics } from '@portal/contract'
import { ACCESS_STATES, MINUTE_MS } from '@portal/contract/rules'
import { Link } from 'react-router-dom'
import { listPath } from '../fields/listPath.ts'
import { useAgeText } from '../fields/useAgeText.ts'
import { useSentence } from '../providers/i18nProvider.ts'
import { localeTag } from '../providers/language.ts'
import { conversionOf } from './series.ts'

const percent = (share: number) => share.toLocaleString(localeTag(), { style: 'percent' })
const DECIDED = ACCESS_STATES.filter((state) => state !== 'waiting')

/** Shows the figures of a range, each linked to its requests. */
export const Figures = ({ statistics }: { statistics: Statistics }) => {
  const t = useSentence()
  const age = useAgeText()
  const { from, to, requests, grants, openings, median_decision_minutes: median } = statistics
  const conversion = conversionOf(statistics)
  const asked = { asked: true, created_from: from, created_to: to }
  const opened = { activated_from: from, activated_to: to }
  const figures = [
    { name: 'requests', value: requests, filter: asked },
    { name: 'grants', value: grants, filter: { granted_from: from, granted_to: to } },
    { name: 'openings', value: openings, filter: opened },
    { name: 'conversion', value: conversion === null ? null : percent(conversion), filter: opened },
    {
      name: 'median',
      value: median === null ? null : age(median * MINUTE_MS),
      filter: { ...asked, state: DECIDED },
    },
  ] as const
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))' }}>
      {figures.map(({ name, value, filter }) => (
        <Card key={name}>
          <CardActionArea
            component={Link}
            to={listPath('requestappaccess', filter)}
            sx={{ p: 2, height: '100%', display: 'flex', flexDirection: 'column', alignItems: 'stretch' }}
          >
            <Typography variant="body2" color="text.secondary">
              {t(`dashboard.${name}`)}
            </Typography>
            <Typography
              variant="h1"
              component="p"
              sx={{ mt: 'auto', pt: 0.5, fontVariantNumeric: 'tabular-nums' }}
            >
              {value ?? t('dashboard.noFigure')}
            </Typography>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  )
}
