import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from '../../providers/dataProvider.ts'
import { readTransfer, type Transfer } from './readTransfer.ts'

/** Larger files are refused by the server, too (bytes). */
const FILE_MAX = 8_000_000

/** Reads a file, asks what it would change, and imports it. */
export function useImport() {
  const { importApps } = useDataProvider<ConsoleDataProvider>()
  const queryClient = useQueryClient()
  const [transfer, setTransfer] = useState<Transfer | null>()
  const importing = useMutation({
    mutationFn: ({ apps, dryRun }: { apps: Transfer['apps']; dryRun: boolean }) => importApps(apps, dryRun),
    onSuccess: ({ applied }) => applied && queryClient.invalidateQueries({ queryKey: ['manageapps'] }),
  })

  return {
    transfer,
    report: importing.data,
    error: importing.error,
    isBusy: importing.isPending,
    async choose(file: File) {
      importing.reset()
      const read = file.size > FILE_MAX ? null : readTransfer(await file.text())
      setTransfer(read)
      if (read) importing.mutate({ apps: read.apps, dryRun: true })
    },
    apply: () => transfer && importing.mutate({ apps: transfer.apps, dryRun: false }),
  }
}
