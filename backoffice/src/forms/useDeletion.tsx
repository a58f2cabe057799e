import { useState } from 'react'
import { Confirm, useDeleteController } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'

export type Deletion = {
  /** Names the action, on the page and in the question: 'Supprimer le compte'. */
  label: string
  title: string
  /** Says what is deleted along with the record. */
  text: string
}

/** Deletes the page's record after a confirmation: `ask` opens `dialog`. */
export function useDeletion({ label, title, text }: Deletion) {
  const t = useSentence()
  const [asking, setAsking] = useState(false)
  const { handleDelete, isPending } = useDeleteController({
    mutationMode: 'pessimistic',
    redirect: 'list',
    mutationOptions: { onSettled: () => setAsking(false) },
  })
  return {
    ask: () => setAsking(true),
    dialog: (
      <Confirm
        isOpen={asking}
        loading={isPending}
        title={title}
        content={text}
        confirm={label}
        cancel={t('console.cancel')}
        confirmColor="warning"
        onConfirm={handleDelete}
        onClose={() => setAsking(false)}
      />
    ),
  }
}
