import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { oneOf } from '../fields.ts'
import { anyOf, list } from '../list.ts'
import { PARAMETER_STATUSES, Parameter, ParameterBody, ParameterChange } from '../parameters.ts'
import { parameter } from '../samples.ts'

const tag = 'parameters'
const body = { parameter_name: 'nbAccess', parameter_value: '3', parameter_status: 1 }

export const listParameters = endpoint({
  get: '/v1/parameters/',
  who: 'admin',
  tag,
  summary: 'List the parameters',
  list: list({
    row: Parameter,
    sorts: ['id', 'parameter_name', 'parameter_value', 'parameter_status', 'created_at', 'updated_at'],
    defaultSort: ['parameter_name', 'asc'],
    filter: {
      parameter_name: z.string().max(80).optional(),
      parameter_status: anyOf(oneOf(PARAMETER_STATUSES)).optional(),
    },
    otherNames: { status: 'parameter_status' },
  }),
  example: { answer: [parameter] },
})

export const readParameter = endpoint({
  get: '/v1/parameters/:id',
  who: 'admin',
  tag,
  summary: 'Read a parameter',
  answer: Parameter,
  example: { answer: parameter },
})

export const createParameter = endpoint({
  post: '/v1/parameters/',
  who: 'admin',
  stepUp: true,
  tag,
  summary: 'Create a parameter',
  body: ParameterBody,
  answer: Parameter,
  status: 201,
  errors: ['parameter_taken'],
  example: { body, answer: parameter },
})

export const updateParameter = endpoint({
  put: '/v1/parameters/:id',
  who: 'admin',
  stepUp: true,
  tag,
  summary: 'Change a parameter',
  about: 'A field that is left out stays as it is.',
  body: ParameterChange,
  answer: Parameter,
  errors: ['conflict', 'parameter_taken'],
  example: { body: { ...body, parameter_value: '5' }, answer: parameter },
})

export const deleteParameter = endpoint({
  delete: '/v1/parameters/:id',
  who: 'admin',
  stepUp: true,
  tag,
  summary: 'Delete a parameter',
  answer: Parameter,
  example: { answer: parameter },
})
