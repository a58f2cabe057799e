import { Box, Button } from '@mui/material'
import { LANGUAGES } from '@portal/contract/rules'
import { useLocale, useLocales } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'
import { switchLanguage } from '../providers/language.ts'

/** Switches to the other of the two languages, named in that language. */
export const LanguageButton = () => {
  const t = useSentence()
  const current = useLocale()
  const locales = useLocales()
  const other = LANGUAGES.find((language) => language !== current) ?? 'fr'
  const name = locales.find(({ locale }) => locale === other)?.name ?? other
  return (
    <Button
      color="inherit"
      lang={other}
      title={t('console.language')}
      aria-label={`${other.toUpperCase()} – ${name}`}
      onClick={() => switchLanguage(other)}
      sx={{ minWidth: 40, px: { xs: 1, md: 2 } }}
    >
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
        {name}
      </Box>
      <Box component="span" sx={{ display: { md: 'none' }, textTransform: 'uppercase' }}>
        {other}
      </Box>
    </Button>
  )
}
