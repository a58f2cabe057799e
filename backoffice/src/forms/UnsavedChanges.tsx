import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useEffect } from 'react'
import { useBlocker } from 'react-admin'
import { type Control, useFormState } from 'react-hook-form'
import { useSentence } from '../providers/i18nProvider.ts'

type UnsavedChangesProps = { enable?: boolean; formRootPathName?: string; formControl?: Control }

/** Asks before unsaved entries are left; the browser asks when the tab is closed. */
export const UnsavedChanges = ({ enable, formRootPathName, formControl }: UnsavedChangesProps) => {
  const t = useSentence()
  const { isSubmitSuccessful, dirtyFields } = useFormState({ control: formControl })
  const isAtRisk = enable === true && !isSubmitSuccessful && Object.keys(dirtyFields).length > 0
  const { state, proceed, reset } = useBlocker(({ currentLocation, nextLocation }) => {
    const root = formRootPathName ?? currentLocation.pathname
    return isAtRisk && nextLocation.pathname !== root && !nextLocation.pathname.startsWith(`${root}/`)
  })
  const isBlocked = state === 'blocked'

  useEffect(() => {
    // Saving and deleting empty the form and navigate in the same moment.
    if (isBlocked && !isAtRisk) proceed?.()
  }, [isBlocked, isAtRisk, proceed])

  useEffect(() => {
    if (!isAtRisk) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAtRisk])

  return (
    <Dialog open={isBlocked && isAtRisk} onClose={reset} aria-labelledby="unsaved" maxWidth="sm">
      <DialogTitle id="unsaved">{t('console.unsaved.title')}</DialogTitle>
      <DialogContent>
        <Typography>{t('console.unsaved.text')}</Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={proceed}>{t('console.unsaved.leave')}</Button>
        <Button variant="contained" onClick={reset} autoFocus>
          {t('console.unsaved.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
