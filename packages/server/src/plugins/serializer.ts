import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { recordsOfFields } from '../lib/records.ts'

/**
 * Cuts answers to what their schemas list, and writes them as JSON. What a route returns has been checked by the
 * compiler already; looking at every value again would be the dearest part of a list.
 *
 * @param checks also checks every value, as tests do
 */
export const answerSerializer =
  (checks: boolean): FastifySerializerCompiler<unknown> =>
  (route) => {
    if (checks || !(route.schema instanceof z.ZodType)) return serializerCompiler(route as never)
    const cut = cutterOf(route.schema)
    return (answer) => JSON.stringify(cut(answer))
  }

type Cut = (value: unknown) => unknown
const asItIs: Cut = (value) => value
const PLAIN = ['string', 'number', 'int', 'boolean', 'null', 'literal', 'enum', 'undefined', 'void']

/** What takes everything away from a value that the schema does not list. */
export function cutterOf(schema: z.core.$ZodType): Cut {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (PLAIN.includes(def.type)) return asItIs
  switch (def.type) {
    case 'object':
      return objectCutter(def.shape)
    case 'array': {
      const cut = cutterOf(def.element)
      return cut === asItIs ? asItIs : (value) => (value as unknown[]).map(cut)
    }
    case 'nullable':
    case 'optional': {
      const cut = cutterOf(def.innerType)
      return cut === asItIs ? asItIs : (value) => (value == null ? value : cut(value))
    }
    case 'union':
      if (def.options.every((option) => cutterOf(option) === asItIs)) return asItIs
  }
  // Which of several shapes it is, or what a transform makes of it, only the schema itself knows.
  return (value) => z.parse(schema, value)
}

function objectCutter(shape: Readonly<Record<string, z.core.$ZodType>>): Cut {
  const cuts = Object.entries(shape).map(([key, schema]) => [key, cutterOf(schema)] as const)
  // What stays undefined is left out of JSON.
  const kept = recordsOfFields(
    Object.keys(shape),
    Object.fromEntries(cuts.filter(([, cut]) => cut !== asItIs)),
  )
  return (value) => kept(value as Record<string, unknown>)
}
