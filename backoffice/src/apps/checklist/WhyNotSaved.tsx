import { Box, Link, Typography } from '@mui/material'
import type { AppColumn } from '@portal/contract/rules'
import { Fragment } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { Link as RouterLink } from 'react-router-dom'
import { useSentence } from '../../providers/i18nProvider.ts'
import { useFieldPath } from '../useFieldPath.ts'
import { unsaveable } from './unsaveable.ts'

/** Says beside the button why the app cannot be saved yet; each field is a link to itself. */
export const WhyNotSaved = () => {
  const t = useSentence()
  const { errors } = useFormState()
  const { empty, wrong } = unsaveable({ values: useWatch(), errors })
  if (empty.length === 0 && wrong.length === 0) return null
  return (
    <Box sx={{ flex: '1 1 240px', px: 2 }}>
      {empty.length > 0 && <Fields intro={t('appsAdmin.toSave.complete')} columns={empty} />}
      {wrong.length > 0 && <Fields intro={t('appsAdmin.toSave.correct')} columns={wrong} />}
    </Box>
  )
}

const Fields = ({ intro, columns }: { intro: string; columns: AppColumn[] }) => {
  const t = useSentence()
  const pathOf = useFieldPath()
  return (
    <Typography variant="body2">
      {intro}{' '}
      {columns.map((column, index) => (
        <Fragment key={column}>
          {index > 0 && ', '}
          <Link component={RouterLink} to={pathOf(column)} color="inherit">
            {t(`appsAdmin.resource.fields.${column}`)}
          </Link>
        </Fragment>
      ))}
    </Typography>
  )
}
