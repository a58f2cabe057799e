import Delete from '@mui/icons-material/Delete'
import { Button } from '@mui/material'
import { useState } from 'react'
import { Confirm, useDeleteController } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'

type DeleteButtonProps = {
  /** Names the action, on the page and in the question: 'Supprimer le compte'. */
  label: string
  title: string
  /** Says what is deleted along with the record. */
  text: string
}

/** Deletes the page's record after a confirmation. */
export const DeleteButton = ({ label, title, text }: DeleteButtonProps) => {
  const t = useSentence()
  const [asking, setAsking] = useState(false)
  const { handleDelete, isPending } = useDeleteController({
    mutationMode: 'pessimistic',
    redirect: 'list',
    mutationOptions: { onSettled: () => setAsking(false) },
  })
  return (
    <>
      <Button
        color="error"
        size="small"
        startIcon={<Delete />}
        onClick={() => setAsking(true)}
        sx={{ ml: 'auto' }}
      >
        {label}
      </Button>
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
    </>
  )
}
