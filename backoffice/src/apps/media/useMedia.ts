import type { AdminApp } from '@portal/contract'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useDataProvider, useNotify, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { ConsoleDataProvider } from '../../providers/dataProvider.ts'
import { errorMessage, isTemporary } from '../../providers/httpErrors.ts'
import type { MediaSlot } from '../../providers/media.ts'
import { mediaError } from './mediaRules.ts'

type Failure = { reason: string; file?: File }

const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/**
 * Sends a file at once, with progress and cancelling, and deletes it. The form beside it keeps its entries:
 * only untouched fields take the server's values.
 */
export function useMedia(slot: MediaSlot) {
  const { uploadMedia, removeMedia, getOne } = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const translate = useTranslate()
  const { reset } = useFormContext()
  const abort = useRef<AbortController>(undefined)
  const [share, setShare] = useState<number>()
  const [failure, setFailure] = useState<Failure>()

  const showCurrent = async () => {
    const { data } = await getOne<AdminApp>('manageapps', { id: slot.appId })
    reset(data, { keepDirtyValues: true })
  }

  const upload = useMutation({
    mutationFn: (file: File) => {
      abort.current = new AbortController()
      setShare(0)
      setFailure(undefined)
      return uploadMedia(slot, file, { onProgress: setShare, signal: abort.current.signal })
    },
    onSuccess: async ({ warning }) => {
      await showCurrent()
      if (warning)
        notify('appsAdmin.media.warning', { type: 'warning', messageArgs: { warning: translate(warning) } })
      else notify('appsAdmin.media.uploaded', { type: 'success' })
    },
    onError: (error, file) => {
      if (isAborted(error)) notify('appsAdmin.media.cancelled', { type: 'info' })
      else setFailure({ reason: errorMessage(error), ...(isTemporary(error) && { file }) })
    },
    onSettled: () => setShare(undefined),
  })
  const removal = useMutation({
    mutationFn: () => removeMedia(slot),
    onSuccess: async () => {
      await showCurrent()
      notify('appsAdmin.media.removed', { type: 'success' })
    },
    onError: (error) => notify(errorMessage(error), { type: 'error' }),
  })

  return {
    /** Share of the file sent so far, 0 to 1; `undefined` when nothing is being sent. */
    share,
    /** Reason why the last file was refused; `file` if sending it again may help. */
    failure,
    isBusy: upload.isPending || removal.isPending,
    cancel: () => abort.current?.abort(),
    remove: () => removal.mutateAsync(),
    send(file: File) {
      const error = mediaError(slot.kind, file)
      if (error) setFailure({ reason: error })
      else upload.mutate(file)
    },
  }
}
