import { Box, Stack, Typography } from '@mui/material'
import type { VisitPassDetail } from '@portal/contract'
import { formatDate, type Language } from '@portal/contract/rules'
import { visitPrint as english } from '@portal/messages/en/visitPrint'
import { visitPrint as french } from '@portal/messages/fr/visitPrint'
import { interpolate } from '@portal/messages/translate'
import { useSentence } from '../../providers/i18nProvider.ts'
import { QrCode } from './QrCode.tsx'

/** One A4 page in both languages: the name, the window, the code and its address. */
export const Sheet = ({ pass }: { pass: VisitPassDetail }) => {
  const t = useSentence()
  const windowIn = (language: Language) => ({
    from: formatDate(pass.opens_at, language),
    to: formatDate(pass.closes_at, language),
  })
  return (
    <Stack component="article" sx={{ gap: 2, alignItems: 'center', textAlign: 'center', py: 3 }}>
      <Typography variant="h1" component="h2" sx={{ overflowWrap: 'anywhere', maxWidth: '100%' }}>
        {pass.name}
      </Typography>
      {[french, english].map(({ lead, steps }, index) => (
        <Box key={lead} lang={index === 0 ? 'fr' : 'en'}>
          <Typography variant="h3" component="p">
            {lead}
          </Typography>
          <Typography>{steps}</Typography>
        </Box>
      ))}
      <QrCode text={pass.address} label={t('visitPassesAdmin.code.title')} />
      <Typography>
        <span lang="fr">{french.address}</span>
        <br />
        <span lang="en">{english.address}</span>
        <br />
        <strong>{pass.address.replace(/^https?:\/\//, '')}</strong>
      </Typography>
      <Typography color="text.secondary">
        <span lang="fr">{interpolate(french.window, windowIn('fr'))}</span>
        <br />
        <span lang="en">{interpolate(english.window, windowIn('en'))}</span>
      </Typography>
    </Stack>
  )
}
