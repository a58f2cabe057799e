import {
  CompanyArrival,
  CompanyBeginning,
  CompanyLogout,
  CompanyReturn,
  CompanySession,
  WaysIn,
} from '../company.ts'
import { endpoint } from '../endpoint.ts'
import { session } from '../samples.ts'

const tag = 'session'

export const readWaysIn = endpoint({
  get: '/v1/token/ways/',
  who: 'anyone',
  tag,
  summary: 'Read how one may sign in',
  answer: WaysIn,
  example: { answer: { company: null, passwords: 'all' } },
})

export const beginCompanySignIn = endpoint({
  get: '/v1/company/signin/:language',
  who: 'anyone',
  tag,
  summary: 'Lead the browser to the company’s sign-in',
  about:
    'Leads to the page of the company’s sign-in instead, with the reason, when the provider does not answer.',
  query: CompanyBeginning,
  status: 303,
  errors: ['not_found'],
})

export const finishCompanySignIn = endpoint({
  get: '/v1/company/callback',
  who: 'anyone',
  tag,
  summary: 'Take the browser back from the company’s sign-in',
  about: 'The address of return to register at the provider. Leads to the page that takes the session.',
  query: CompanyReturn,
  status: 303,
  errors: ['not_found'],
})

export const takeCompanySession = endpoint({
  post: '/v1/company/session/',
  who: 'anyone',
  tag,
  summary: 'Take the session of a finished company sign-in',
  about: 'Works once, with the cookie of the browser that came back from the provider.',
  body: CompanyArrival,
  answer: CompanySession,
  errors: [
    'company_signin_over',
    'company_email_missing',
    'company_email_unverified',
    'account_blocked',
    'account_disabled',
    'app_not_online',
    'not_found',
    'request_already_open',
    'access_limit_reached',
  ],
  example: { body: { consent: true }, answer: session },
})

export const endCompanySession = endpoint({
  post: '/v1/company/logout/',
  who: 'anyone',
  tag,
  summary: 'End the sessions that the company ends',
  about:
    'Back-channel logout: the provider calls it with a signed logout token, and running accesses are shut.',
  body: CompanyLogout,
  accepts: ['application/x-www-form-urlencoded'],
  status: 200,
  errors: ['invalid_logout_token', 'provider_unreachable', 'not_found'],
  example: { body: { logout_token: 'eyJ0eXAiOiJsb2dvdXQrand0In0.e30.c2lnbmF0dXJl' } },
})
