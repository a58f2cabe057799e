import { endpoint } from '../endpoint.ts'

export const countView = endpoint({
  post: '/v1/publicsapps/:id/view/',
  who: 'anyone',
  tag: 'catalogue',
  summary: 'Count one view of an app’s page',
  about:
    'One number for each app and day in Paris; nothing is kept of the caller. With `Sec-GPC: 1` or `DNT: 1` nothing is counted.',
  errors: ['not_found'],
})
