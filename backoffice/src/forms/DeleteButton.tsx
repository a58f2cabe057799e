import Delete from '@mui/icons-material/Delete'
import { Button } from '@mui/material'
import { type Deletion, useDeletion } from './useDeletion.tsx'

/** Deletes the page's record after a confirmation. */
export const DeleteButton = (deletion: Deletion) => {
  const { ask, dialog } = useDeletion(deletion)
  return (
    <>
      <Button color="error" size="small" startIcon={<Delete />} onClick={ask} sx={{ ml: 'auto' }}>
        {deletion.label}
      </Button>
      {dialog}
    </>
  )
}
