import Delete from '@mui/icons-material/Delete'
import { Button } from '@mui/material'
import { useState } from 'react'
import { Confirm, useDeleteController } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'

type DeleteButtonProps = {
  /** What the button does, on the page and in the question alike: 'Supprimer le compte'. */
  label: string
  title: string
  /** What goes with the record. */
  text: string
}

/** Deletes the record of this page after a question that says what goes with it, and whose answer names the act. */
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
