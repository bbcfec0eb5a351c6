/**
 * A trip whose every text and number says where it stands, made from the schema itself: a field that
 * a trip gets tomorrow is in it tomorrow. Lists have two parts, or one of each sort.
 */
import { z } from 'zod'
import { tripSchema } from '#domain/trip/schema.ts'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

const nodeSchema = z.looseObject({
  /** Of several the one that is not null. */
  type: z
    .union([z.string(), z.array(z.string())])
    .transform((type) => (Array.isArray(type) ? type.find((each) => each !== 'null') : type))
    .optional(),
  const: z.json().optional(),
  enum: z.array(z.json()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  propertyNames: z.unknown().optional(),
  additionalProperties: z.unknown().optional(),
  prefixItems: z.array(z.unknown()).optional(),
  items: z.unknown().optional(),
})
type Node = z.infer<typeof nodeSchema>

/** Larger than any number that stands for itself. */
const firstNumber = 1_000_000

export function canaryTrip(): { trip: Json; pathsIn(value: unknown): Set<string> } {
  const numbers: string[] = []

  function valueAt(given: unknown, path: string): Json {
    const node = nodeSchema.parse(given)
    const sorts = sortsOf(node)
    if (sorts.length > 0) return valueAt(sorts[0], path)
    if (node.const !== undefined) return node.const
    if (node.enum) return node.enum[0] ?? null
    switch (node.type) {
      case 'object':
        return objectOf(node, path)
      case 'array':
        return listOf(node, path)
      case 'string':
        return `canary ${path}`
      case 'number':
      case 'integer':
        numbers.push(path)
        return firstNumber + numbers.length - 1
      case 'boolean':
        return true
      default:
        throw new Error(`A schema of an unknown sort at ${path}: ${JSON.stringify(given)}`)
    }
  }

  function objectOf({ properties, propertyNames, additionalProperties }: Node, path: string): Json {
    const keys = propertyNames === undefined ? [] : (nodeSchema.parse(propertyNames).enum ?? [])
    return Object.fromEntries([
      ...Object.entries(properties ?? {}).map(([key, each]) => [
        key,
        valueAt(each, `${path}.${key}`),
      ]),
      ...keys.map((key) => [key, valueAt(additionalProperties, `${path}.${key}`)]),
    ])
  }

  function listOf({ prefixItems, items }: Node, path: string): Json {
    if (prefixItems) return prefixItems.map((each, at) => valueAt(each, `${path}#${at}`))
    const sorts = sortsOf(nodeSchema.parse(items))
    const parts = sorts.length > 1 ? sorts : [items, items]
    return parts.map((each, at) => valueAt(each, `${path}[${at}]`))
  }

  const trip = valueAt(z.toJSONSchema(tripSchema, { io: 'input' }), '')
  const pathsIn = (value: unknown): Set<string> => {
    if (typeof value === 'string') return new Set(value.match(/(?<=^canary ).+/) ?? [])
    if (typeof value === 'number')
      return new Set(numbers.slice(value - firstNumber, value - firstNumber + 1))
    if (typeof value !== 'object' || value === null) return new Set()
    return Object.values(value).reduce<Set<string>>(
      (all, each) => all.union(pathsIn(each)),
      new Set<string>(),
    )
  }
  return { trip, pathsIn }
}

/** What a value may be, besides null. */
function sortsOf({ anyOf, oneOf }: Node): unknown[] {
  return (anyOf ?? oneOf ?? []).filter((each) => nodeSchema.parse(each).type !== 'null')
}
