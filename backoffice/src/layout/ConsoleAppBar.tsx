import OpenInNew from '@mui/icons-material/OpenInNew'
import { Box, Button } from '@mui/material'
import { useRef } from 'react'
import { AppBar, LoadingIndicator, TitlePortal } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'
import { consoleRole } from '../providers/portal.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { Brand } from './Brand.tsx'
import { LanguageButton } from './LanguageButton.tsx'
import { Later } from './Later.tsx'
import { PublicationStatus } from './PublicationStatus.tsx'
import { useTabTitle } from './useTabTitle.ts'

const Tools = () => {
  const t = useSentence()
  return (
    <>
      {consoleRole() && <PublicationStatus />}
      <Button
        color="inherit"
        href="/"
        target="_blank"
        startIcon={<OpenInNew />}
        sx={{ display: { xs: 'none', lg: 'inline-flex' } }}
      >
        {t('console.openSite')}
      </Button>
      <LanguageButton />
      <LoadingIndicator aria-label={t('common.loading')} />
    </>
  )
}

export const ConsoleAppBar = () => {
  const heading = useRef<HTMLElement>(null)
  useTabTitle(heading)
  return (
    <AppBar
      toolbar={
        <Later>
          <Tools />
        </Later>
      }
      userMenu={
        <Later>
          <AccountMenu />
        </Later>
      }
      alwaysOn
    >
      <Brand />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, opacity: 0.4, mx: 1.5 }} aria-hidden>
        /
      </Box>
      <TitlePortal ref={heading} component="h1" variant="body2" sx={TITLE} />
    </AppBar>
  )
}

/** Ends a title that has no room with an ellipsis, which react-admin's inline block would keep away. */
const TITLE = { fontWeight: 600, '& > .RaConfigurable-root': { display: 'inline' } }
