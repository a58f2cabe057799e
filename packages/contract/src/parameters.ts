import { z } from 'zod'
import {
  alsoNamed,
  anyText,
  httpUrl,
  id,
  instant,
  oneOf,
  optionalText,
  REQUIRED,
  recordBody,
  requiredText,
} from './fields.ts'
import { isListParameter, isParameterValue } from './rules/parameters.ts'

/** 1: in force; 0: switched off, so that the initial value applies. */
export const PARAMETER_STATUSES = [0, 1] as const
const text = z.string().nullable()

export const Parameter = z
  .object({
    id,
    parameter_name: z.string(),
    parameter_value: z.string(),
    parameter_status: oneOf(PARAMETER_STATUSES),
    parameter_description: text,
    url: text,
    status: oneOf(PARAMETER_STATUSES),
    img_src: text,
    created_at: instant,
    updated_at: instant,
  })
  .meta({ id: 'Parameter' })
export type Parameter = z.output<typeof Parameter>
export const Parameters = z.array(Parameter)

/** Body of `POST /v1/parameters/` and `PUT /v1/parameters/{id}`. */
export const ParameterBody = z.preprocess(
  alsoNamed('status', 'parameter_status'),
  recordBody(
    {
      parameter_name: requiredText(80).regex(/^[A-Za-z][A-Za-z0-9._-]*$/, 'parametersAdmin.validName'),
      parameter_value: anyText(4000),
      parameter_status: oneOf(PARAMETER_STATUSES),
      parameter_description: optionalText(400),
      url: httpUrl,
      img_src: optionalText(400),
      updated_at: instant.optional(),
    },
    Object.keys(Parameter.shape),
  )
    .refine((body) => body.parameter_value !== '' || isListParameter(body.parameter_name), {
      path: ['parameter_value'],
      error: REQUIRED,
    })
    .refine((body) => isParameterValue(body.parameter_name, body.parameter_value), {
      path: ['parameter_value'],
      error: 'parametersAdmin.validValue',
    }),
)
export type ParameterBody = z.output<typeof ParameterBody>
