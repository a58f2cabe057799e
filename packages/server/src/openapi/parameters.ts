import type { Endpoint, List } from '@portal/contract'
import { z } from 'zod'
import type { Json, Schemas } from './schemas.ts'

/** Describes the parameters of a call's path and query. */
export function parametersOf({ params, query, list }: Endpoint, schemas: Schemas): Json {
  const ofQuery = query ? ofObject(query, 'query', schemas) : []
  const parameters = [...ofObject(params, 'path', schemas), ...(list ? ofList(list, schemas) : ofQuery)]
  return parameters.length ? { parameters } : {}
}

type Shape = { properties?: Json; required?: string[] }

function ofObject(schema: z.ZodType, place: 'path' | 'query', schemas: Schemas): Json[] {
  const { properties = {}, required = [] } = schemas.of(schema, 'input') as Shape
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }))
}

/** The three of ra-data-simple-rest are JSON in a text; `contentSchema` says of what. */
function ofList({ sorts, filter }: List, schemas: Schemas): Json[] {
  const sort = z.array(z.enum([...sorts, 'ASC', 'DESC'])).length(2)
  const range = z.array(z.int().nonnegative()).length(2)
  const json = (name: string, description: string, schema: z.ZodType): Json => ({
    name,
    in: 'query',
    description,
    required: false,
    schema: {
      type: 'string',
      contentMediaType: 'application/json',
      contentSchema: schemas.of(schema, 'input'),
    },
  })
  return [
    json('sort', 'Field and direction, as JSON', sort),
    json('range', 'First and last row, counted from 0, as JSON; 50 rows unless said, 1,000 at most', range),
    json('filter', 'Field to value, as JSON', filter),
  ]
}
