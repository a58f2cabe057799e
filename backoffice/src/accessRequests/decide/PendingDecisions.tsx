import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { ConsoleDataProvider } from '../../providers/dataProvider.ts'
import { useErrorText } from '../../providers/useErrorText.ts'
import { decisionBody } from './decisions.ts'
import { nameOf } from './nameOf.ts'
import { createPending, type Pending } from './pending.ts'
import { PendingContext, usePending } from './usePending.ts'

const UndoBar = lazy(() => import('./UndoBar.tsx'))

/** Holds the decisions that may still be taken back, whichever page shows; they leave with the tab. */
export const PendingDecisions = ({ children }: { children: ReactNode }) => {
  const send = useSend()
  const [store] = useState(() => createPending(send))
  useEffect(() => {
    const leave = () => void store.sendAll()
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [store])
  return (
    <PendingContext value={store}>
      {children}
      <Undo />
    </PendingContext>
  )
}

/** Loads the bar with the first decision. */
const Undo = () => {
  const { open, undone } = usePending()
  return open.length > 0 || undone ? (
    <Suspense fallback={null}>
      <UndoBar />
    </Suspense>
  ) : null
}

function useSend() {
  const errorText = useErrorText()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  return async ({ access, decision }: Pending, isLeaving: boolean) => {
    await dataProvider
      .decide(decisionBody(access, decision), { keepalive: isLeaving })
      .catch((error: unknown) => {
        notify('requestsAdmin.undo.failed', {
          type: 'error',
          multiLine: true,
          autoHideDuration: null,
          messageArgs: { name: nameOf(access, ', '), reason: errorText(error) },
        })
      })
    await queryClient.invalidateQueries({ queryKey: ['requestappaccess'] })
  }
}
