import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useEffect } from 'react'
import { useBlocker } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'

type LeaveGuardProps = {
  /** Something typed would be lost. */
  isAtRisk: boolean
  /** Address below which nothing is lost; this page unless said. */
  root?: string
}

/** Asks before entries are left; the browser asks when the tab is closed. */
export const LeaveGuard = ({ isAtRisk, root }: LeaveGuardProps) => {
  const t = useSentence()
  const { state, proceed, reset } = useBlocker(({ currentLocation, nextLocation }) => {
    const kept = root ?? currentLocation.pathname
    return isAtRisk && nextLocation.pathname !== kept && !nextLocation.pathname.startsWith(`${kept}/`)
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
