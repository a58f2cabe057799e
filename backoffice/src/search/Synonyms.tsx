import { Alert, Box, Button, Card, CardContent, TextField, Typography } from '@mui/material'
import { faultySynonyms, SYNONYMS_MAX } from '@portal/contract/rules'
import { useState } from 'react'
import { LoadFailure } from '../layout/LoadFailure.tsx'
import { useSentence } from '../providers/i18nProvider.ts'
import { useSynonyms } from './useSynonyms.ts'

/** The list of synonyms: one group a line. */
export const Synonyms = () => {
  const t = useSentence()
  const { stored, saving, isConflict, readAgain } = useSynonyms()
  const [typed, setTyped] = useState<string>()
  const text = typed ?? stored.data?.synonyms ?? ''
  const faulty = faultySynonyms(text)
  const showStored = async () => {
    await readAgain()
    setTyped(undefined)
  }
  if (stored.error) return <LoadFailure error={stored.error} onRetry={stored.refetch} />
  return (
    <Card sx={{ mt: 3, maxWidth: 720 }}>
      <CardContent>
        <Typography variant="h3" component="h2">
          {t('searchAdmin.synonyms')}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ my: 1 }}>
          {t('searchAdmin.synonymsHelp')}
        </Typography>
        <TextField
          label={t('searchAdmin.synonymsLabel')}
          value={text}
          onChange={({ target }) => setTyped(target.value)}
          disabled={!stored.data}
          error={faulty !== null}
          helperText={
            faulty === null ? t('searchAdmin.synonymsExample') : t('searchAdmin.faultyLine', { line: faulty })
          }
          slotProps={{ htmlInput: { maxLength: SYNONYMS_MAX, spellCheck: false } }}
          multiline
          minRows={8}
          maxRows={24}
          fullWidth
        />
        {isConflict && (
          <Alert
            severity="warning"
            sx={{ mt: 2 }}
            action={<Button onClick={showStored}>{t('searchAdmin.showStored')}</Button>}
          >
            {t('errors.conflict')}
          </Alert>
        )}
        <Box sx={{ mt: 2 }}>
          <Button
            variant="contained"
            disabled={typed === undefined || faulty !== null || saving.isPending}
            onClick={() => saving.mutate(text, { onSuccess: () => setTyped(undefined) })}
          >
            {t('common.save')}
          </Button>
        </Box>
      </CardContent>
    </Card>
  )
}
