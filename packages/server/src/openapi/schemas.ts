import { z } from 'zod'

/** A part of the document; its validators judge the whole. */
export type Json = Record<string, unknown>

const PLACE = '#/components/schemas/'
const refer = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', `"${PLACE}`)) as Value

/** Turns zod schemas into JSON Schema; those with a name become components, once. */
export function createSchemas() {
  const components = new Map<string, Json>()
  const keep = (name: string, { id: _, ...schema }: Json) => components.set(name, refer(schema))

  return {
    /** @param io what a caller sends, or what an answer holds */
    of(schema: z.ZodType, io: 'input' | 'output'): Json {
      const { $schema: _, $defs = {}, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
      for (const [name, definition] of Object.entries($defs)) keep(name, definition)
      if (json.id === undefined) return refer(json)
      keep(json.id, json)
      return { $ref: PLACE + json.id }
    },
    all: () => Object.fromEntries([...components].sort(([one], [other]) => (one < other ? -1 : 1))),
  }
}
export type Schemas = ReturnType<typeof createSchemas>
