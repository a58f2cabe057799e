import { TextField } from '@mui/material'
import type { AdminApp } from '@portal/contract'
import { useState } from 'react'
import { clean } from '../../native/clean.ts'
import { useSentence } from '../../providers/i18nProvider.ts'

const fold = (words: string) => clean(words).toLowerCase()

/** Finds the next app whose name or code has the words, from a position on and round again; -1 for none. */
export function findApp(apps: readonly AdminApp[], words: string, from: number): number {
  const wanted = fold(words.trim())
  if (wanted === '') return -1
  const fits = (app: AdminApp) => fold(`${app.name} ${app.name_en ?? ''} ${app.code}`).includes(wanted)
  const later = apps.findIndex((app, position) => position >= from && fits(app))
  return later === -1 ? apps.findIndex(fits) : later
}

type FindAppProps = { apps: AdminApp[]; onFind: (position: number) => void }

/** Finds an app of a long order by name or code; Enter goes on to the next. */
export const FindApp = ({ apps, onFind }: FindAppProps) => {
  const t = useSentence()
  const [words, setWords] = useState('')
  const [position, setPosition] = useState(-1)
  const find = (next: string, from: number) => {
    const found = findApp(apps, next, from)
    setWords(next)
    setPosition(found)
    if (found !== -1) onFind(found)
  }
  const isMissing = position === -1 && words.trim() !== ''
  return (
    <TextField
      type="search"
      label={t('appsAdmin.order.filter')}
      value={words}
      onChange={({ target }) => find(target.value, 0)}
      onKeyDown={({ key }) => key === 'Enter' && find(words, position + 1)}
      error={isMissing}
      helperText={isMissing ? t('appsAdmin.order.noneFound') : t('appsAdmin.order.findNext')}
      margin="none"
      sx={{ maxWidth: 360 }}
    />
  )
}
