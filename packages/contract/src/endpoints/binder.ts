import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const Binder = z.object({ markdown: z.string() }).meta({ id: 'Binder' })

export const readBinder = endpoint({
  get: '/v1/binder/:language',
  who: 'admin',
  tag: 'journal',
  summary: 'Write what is true of this installation, for a data-protection officer',
  answer: Binder,
  example: { answer: { markdown: '# Binder of the installation https://portail.exemple.fr' } },
})
