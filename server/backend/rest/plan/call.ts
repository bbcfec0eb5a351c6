/** Chooses the function a call means from its name and the names of its arguments. */
import { errors } from '../errors.ts'
import { closest } from '../schema-cache/fuzzy.ts'
import type { Parameter, Routine, SchemaCache } from '../schema-cache/model.ts'

export type CallBody =
  | { kind: 'json'; json: string; names: readonly string[] }
  | { kind: 'text' | 'xml'; value: string }
  | { kind: 'bytes'; value: Uint8Array }

export type CallArguments =
  | { kind: 'none' }
  /** One JSON object whose keys are the parameters. */
  | { kind: 'json'; json: string; parameters: readonly Parameter[] }
  | { kind: 'direct'; values: readonly { parameter: Parameter; values: readonly string[] }[] }
  /** The whole body is the only, unnamed argument. */
  | { kind: 'whole'; parameter: Parameter; value: string | Uint8Array }

export interface CallPlan {
  routine: Routine
  args: CallArguments
}

const wholeBodyTypes = {
  json: ['json', 'jsonb'],
  text: ['text'],
  xml: ['xml'],
  bytes: ['bytea'],
} as const

const matchesNames = (routine: Routine, names: ReadonlySet<string>): boolean => {
  const optional = new Set(routine.parameters.filter((p) => !p.required).map((p) => p.name))
  const required = routine.parameters.filter((p) => p.required).map((p) => p.name)
  const given = [...names].filter((name) => !optional.has(name) || required.includes(name))
  return given.length === required.length && required.every((name) => names.has(name))
}

const takesWholeBody = (routine: Routine, body: CallBody | undefined): boolean => {
  const [only, ...others] = routine.parameters
  if (!body || !only || others.length > 0 || only.name !== '') return false
  return wholeBodyTypes[body.kind].some((type) => type === only.type)
}

/** Names closer than this are suggested, as PostgREST's search does. */
const suggestionThreshold = 0.33

const unnamed = { text: 'text', xml: 'xml', bytes: 'bytea' } as const

const notFound = (
  cache: SchemaCache,
  schema: string,
  name: string,
  names: readonly string[],
  body: CallBody | undefined,
) => {
  const full = `${schema}.${name}`
  if (body && body.kind !== 'json') {
    return errors.noFunction(
      `Could not find the function ${full} in the schema cache`,
      `Searched for the function ${full} with a single unnamed ${unnamed[body.kind]} parameter, but no matches were found in the schema cache.`,
      null,
    )
  }
  const none = names.length === 0
  const list = names.join(', ')
  const searched = none
    ? ' without parameters'
    : ` with parameter${names.length > 1 ? 's' : ''} ${list}`
  const orWhole = body ? ' or with a single unnamed json/jsonb parameter' : ''
  return errors.noFunction(
    `Could not find the function ${full}${none ? ' without parameters' : `(${list})`} in the schema cache`,
    `Searched for the function ${full}${searched}${orWhole}, but no matches were found in the schema cache.`,
    suggestion(cache, schema, name, names),
  )
}

const suggestion = (
  cache: SchemaCache,
  schema: string,
  name: string,
  names: readonly string[],
): string | null => {
  const routines = cache.routines.get(schema)
  const overloads = routines?.get(name) ?? []
  const signature = (list: readonly string[]) => `(${list.toSorted().join(', ')})`
  const found =
    overloads.length === 0
      ? closest(name, routines?.keys() ?? [], suggestionThreshold)
      : closest(
          signature(names),
          overloads.map(({ parameters }) => signature(parameters.map((p) => p.name))),
          suggestionThreshold,
        )
  if (found === undefined) return null
  const call = overloads.length === 0 ? found : `${name}${found}`
  return `Perhaps you meant to call the function ${schema}.${call}`
}

const describe = ({ schema, name, parameters }: Routine): string =>
  `${schema}.${name}(${parameters.map((p) => `${p.name} => ${p.type}`).join(', ')})`

const choose = (candidates: readonly Routine[]): Routine | undefined => {
  if (candidates.length > 1) throw errors.ambiguousFunction(candidates.map(describe))
  return candidates[0]
}

/** `body` is what a POST carries; a GET has `query` arguments instead. */
export const planCall = (
  cache: SchemaCache,
  schema: string,
  name: string,
  given: { body: CallBody } | { query: readonly (readonly [string, string])[] },
): CallPlan => {
  const body = 'body' in given ? given.body : undefined
  const names =
    'query' in given
      ? [...new Set(given.query.map(([key]) => key))]
      : given.body.kind === 'json'
        ? given.body.names
        : []
  const overloads = cache.routines.get(schema)?.get(name) ?? []
  const named =
    body && body.kind !== 'json'
      ? []
      : overloads.filter((routine) => matchesNames(routine, new Set(names)))
  const byName = choose(named)
  const routine = byName ?? choose(overloads.filter((found) => takesWholeBody(found, body)))
  if (!routine) throw notFound(cache, schema, name, names, body)

  const [only] = routine.parameters
  if (body && only?.name === '' && (!byName || names.includes(''))) {
    const value = body.kind === 'json' ? body.json : body.value
    return { routine, args: { kind: 'whole', parameter: only, value } }
  }
  const used = routine.parameters.filter(({ name }) => name !== '' && names.includes(name))
  if (used.length === 0) return { routine, args: { kind: 'none' } }
  if ('query' in given) {
    const values = used.map((parameter) => ({
      parameter,
      values: given.query.filter(([key]) => key === parameter.name).map(([, value]) => value),
    }))
    return { routine, args: { kind: 'direct', values } }
  }
  const json = body?.kind === 'json' ? body.json : '{}'
  return { routine, args: { kind: 'json', json, parameters: used } }
}
