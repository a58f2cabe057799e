import type { AdminApp, CheckedCase } from '@portal/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from '../../providers/dataProvider.ts'

/** Plays the conformance list against an app's demo, and collects the cases as they end. */
export function useCheck({ id }: AdminApp, onVerified: (verifiedAt: string | null) => void) {
  const { checkDemo } = useDataProvider<ConsoleDataProvider>()
  const [cases, setCases] = useState<CheckedCase[]>([])
  const run = useMutation({
    mutationFn: (where: { socket: string; stream: string }) =>
      checkDemo(id, where, (line) =>
        'verified_at' in line ? onVerified(line.verified_at) : setCases((known) => [...known, line]),
      ),
    onMutate: () => setCases([]),
  })
  return { cases, start: run.mutateAsync, error: run.error, isRunning: run.isPending, isDone: run.isSuccess }
}
