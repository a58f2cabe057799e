import { Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { currentLanguage } from '../providers/language.ts'
import { portal } from '../providers/portal.ts'

/**
 * Leads to the company's sign-in, where there is one, in a tab of its own: this page goes on once somebody has signed
 * in there, with everything that was typed.
 */
export const CompanyButton = () => {
  const language = currentLanguage()
  const [label, setLabel] = useState<string>()
  useEffect(() => {
    portal
      .open('GET /v1/token/ways/')
      .then(({ company }) => setLabel(company?.[language]))
      // Without an answer the password is asked for, as before.
      .catch(() => undefined)
  }, [language])
  return (
    label && (
      <Button href={`/v1/company/signin/${language}`} target="_blank" rel="noopener">
        {label}
      </Button>
    )
  )
}
