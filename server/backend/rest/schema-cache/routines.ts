/** Functions from the catalog: what can be called, and which of them act as columns or relationships. */
import { z } from 'zod'
import type { ComputedColumn, ComputedRelationship, Parameter, Routine, Table } from './model.ts'

export const routineRows = z.array(
  z.object({
    schema: z.string(),
    name: z.string(),
    volatility: z.enum(['v', 's', 'i']),
    set: z.boolean(),
    rows: z.number(),
    defaults: z.number(),
    variadic: z.boolean(),
    names: z.array(z.string()).nullable(),
    modes: z.array(z.string()).nullable(),
    types: z.array(z.object({ type: z.string(), relation: z.number() })).nullable(),
    returns: z.object({
      type: z.string(),
      kind: z.string(),
      base: z.string().nullable(),
      relation: z.number(),
    }),
  }),
)
type RoutineRow = z.infer<typeof routineRows>[number]

const volatilities = { v: 'volatile', s: 'stable', i: 'immutable' } as const

const inputsOf = (row: RoutineRow) =>
  (row.types ?? [])
    .map((type, index) => ({
      ...type,
      name: row.names?.[index] ?? '',
      mode: row.modes?.[index] ?? 'i',
    }))
    .filter(({ mode }) => mode === 'i' || mode === 'b' || mode === 'v')

const parametersOf = (row: RoutineRow): Parameter[] => {
  const inputs = inputsOf(row)
  return inputs.map(({ name, type, mode }, index) => ({
    name,
    type,
    required: index < inputs.length - row.defaults,
    variadic: mode === 'v',
  }))
}

const shapeOf = (row: RoutineRow): Routine['returns']['shape'] => {
  if (row.returns.type === 'void') return 'void'
  const named = row.modes?.some((mode) => 'tbo'.includes(mode)) ?? false
  const composite = row.returns.kind === 'c' || row.returns.base === 'c'
  return composite || named ? 'composite' : 'scalar'
}

export const toRoutine = (
  row: RoutineRow,
  tableByOid: (oid: number) => Table | undefined,
): Routine => {
  const table = row.returns.relation === 0 ? undefined : tableByOid(row.returns.relation)
  return {
    schema: row.schema,
    name: row.name,
    parameters: parametersOf(row),
    volatility: volatilities[row.volatility],
    returns: {
      shape: shapeOf(row),
      set: row.set,
      ...(table ? { table: { schema: table.schema, name: table.name } } : {}),
    },
  }
}

const wholeBodyTypes = new Set(['bytea', 'json', 'jsonb', 'text', 'xml'])

/** Arguments are given by name, so every parameter needs one; a lone one may take the whole body. */
export const isCallable = ({ parameters }: Routine): boolean => {
  const [only] = parameters
  return (
    parameters.every(({ name }) => name !== '') ||
    (parameters.length === 1 && only !== undefined && wholeBodyTypes.has(only.type))
  )
}

/** Fewer parameters first, then by their names and types: the order ambiguities are listed in. */
export const byParameters = (a: Routine, b: Routine): number =>
  a.parameters.length - b.parameters.length || signature(a).localeCompare(signature(b), 'en')

const signature = ({ parameters }: Routine): string =>
  parameters.map(({ name, type }) => `${name} ${type}`).join(', ')

/** The relation whose row is the function's only argument. */
export const rowArgument = (row: RoutineRow): number | undefined => {
  const [only, ...others] = inputsOf(row)
  return only && others.length === 0 && only.relation !== 0 ? only.relation : undefined
}

export const toComputedColumn = (row: RoutineRow): ComputedColumn => ({
  schema: row.schema,
  name: row.name,
  type: row.returns.type,
})

export const toComputedRelationship = (
  row: RoutineRow,
  table: Table,
  foreign: Table,
): ComputedRelationship => ({
  kind: 'computed',
  table,
  foreign,
  function: { schema: row.schema, name: row.name },
  single: !row.set || row.rows === 1,
})
