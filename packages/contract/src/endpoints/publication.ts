import { endpoint } from '../endpoint.ts'
import { Publication } from '../publication.ts'
import { publication } from '../samples.ts'

const tag = 'publication'

export const readPublication = endpoint({
  get: '/v1/publication/',
  who: 'editor',
  tag,
  summary: 'Tell whether the public site shows the catalogue as it is',
  answer: Publication,
  example: { answer: publication },
})

export const publishAgain = endpoint({
  post: '/v1/publication/',
  who: 'editor',
  tag,
  summary: 'Publish the site once more',
  answer: Publication,
  status: 202,
  example: { answer: { ...publication, state: 'building', revision: 32 } },
})
