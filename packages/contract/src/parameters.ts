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
  nullableText as text,
} from './fields.ts'
import { isListParameter, isParameterValue, PARAMETER_MAX } from './rules/parameters.ts'

/** 1: in force; 0: switched off, so that the initial value applies. */
export const PARAMETER_STATUSES = [0, 1] as const

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

const fields = {
  parameter_name: requiredText(80).regex(/^[A-Za-z][A-Za-z0-9._-]*$/, 'parametersAdmin.validName'),
  parameter_value: anyText(PARAMETER_MAX.value),
  parameter_status: oneOf(PARAMETER_STATUSES),
  parameter_description: optionalText(PARAMETER_MAX.description),
  url: httpUrl,
  img_src: optionalText(400),
  updated_at: instant.optional(),
}
const withStatus = alsoNamed('status', 'parameter_status')
const readOnly = Object.keys(Parameter.shape)

/** Judges a value by its parameter's name; `null` when it fits. */
export function parameterFault(parameter: { parameter_name: string; parameter_value: string }) {
  const { parameter_name: name, parameter_value: value } = parameter
  if (value === '' && !isListParameter(name)) return REQUIRED
  return isParameterValue(name, value) ? null : 'parametersAdmin.validValue'
}

/** Body of `POST /v1/parameters/`. */
export const ParameterBody = z.preprocess(
  withStatus,
  recordBody(fields, readOnly).superRefine((body, context) => {
    const fault = parameterFault(body)
    if (fault) context.addIssue({ code: 'custom', path: ['parameter_value'], message: fault })
  }),
)
export type ParameterBody = z.output<typeof ParameterBody>

/** Body of `PUT /v1/parameters/{id}`: what it leaves out stays. */
export const ParameterChange = z.preprocess(
  withStatus,
  recordBody(z.object(fields).partial().shape, readOnly),
)
export type ParameterChange = z.output<typeof ParameterChange>
