/** SQL of single expressions: fields, filters, order terms. */
import type { Comparison, Operation, TextSearch } from '../grammar/filter.ts'
import type {
  Embed,
  PlannedField,
  PlannedLogic,
  PlannedOrder,
  ReadNode,
} from '../plan/read-plan.ts'
import { arrayLiteral, columnOf, ident, type Params, qualified } from './params.ts'

/** Every operator that compares a field with one value; a missing one does not compile. */
const operators: Record<Comparison['op'], string> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'LIKE',
  ilike: 'ILIKE',
  match: '~',
  imatch: '~*',
  isdistinct: 'IS DISTINCT FROM',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
}

const searchFunctions: Record<TextSearch['op'], string> = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
}

const isTests = {
  null: 'IS NULL',
  not_null: 'IS NOT NULL',
  true: 'IS TRUE',
  false: 'IS FALSE',
  unknown: 'IS UNKNOWN',
} as const

/** The column of a to-many join that holds its rows as JSON, and is null when there are none. */
export const jsonColumn = 'pgrst_json'

type Row = Pick<ReadNode, 'table' | 'alias' | 'from'>

/** The row as a value of its table's type, which functions of the row take. */
export const rowValue = ({ table, alias, from }: Row): string => {
  if (from === 'table' || !table) return `${ident(alias)}.*`
  const columns = [...table.columns.keys()].map((name) => columnOf(alias, name))
  return `ROW(${columns.join(', ')})::${qualified(table)}`
}

export const fieldSql = (row: Row, { source, path }: PlannedField, params: Params): string => {
  const base =
    source.kind === 'computed'
      ? `${qualified(source.function)}(${rowValue(row)})`
      : columnOf(row.alias, source.name)
  if (path.length === 0) return base
  const type =
    source.kind === 'column' ? source.type : source.kind === 'computed' ? source.function.type : ''
  const json = type === 'json' || type === 'jsonb' ? base : `to_jsonb(${base})`
  return `(${json}${path.map(({ arrow, key }) => `${arrow}${params.jsonKey(key)}`).join('')})`
}

const isTextVector = ({ source, path }: PlannedField): boolean =>
  source.kind === 'column' && source.type === 'tsvector' && path.length === 0

const operationSql = (
  expression: string,
  field: PlannedField,
  operation: Operation,
  params: Params,
): string => {
  switch (operation.op) {
    case 'in': {
      const empty = operation.values.length === 1 && operation.values[0] === ''
      return `${expression} = ANY(${params.bind(arrayLiteral(empty ? [] : operation.values))})`
    }
    case 'is':
      return `${expression} ${isTests[operation.value]}`
    case 'fts':
    case 'plfts':
    case 'phfts':
    case 'wfts': {
      const config =
        operation.config === undefined ? '' : `${params.jsonKey(operation.config)}::regconfig, `
      const vector = isTextVector(field) ? expression : `to_tsvector(${config}${expression})`
      return `${vector} @@ ${searchFunctions[operation.op]}(${config}${params.bind(operation.value)})`
    }
    default:
      return comparisonSql(expression, operation, params)
  }
}

const comparisonSql = (expression: string, operation: Comparison, params: Params): string => {
  const isPattern = operation.op === 'like' || operation.op === 'ilike'
  const bound = params.bind(isPattern ? operation.value.replaceAll('*', '%') : operation.value)
  const quantifier = 'quantifier' in operation ? operation.quantifier?.toUpperCase() : undefined
  return `${expression} ${operators[operation.op]} ${quantifier ? `${quantifier}(${bound})` : bound}`
}

const embedIsNull = ({ toOne, joinAlias }: Embed, negated: boolean): string =>
  toOne
    ? `${ident(joinAlias)}.* IS ${negated ? '' : 'NOT '}DISTINCT FROM NULL`
    : `${columnOf(joinAlias, jsonColumn)} IS ${negated ? 'NOT ' : ''}NULL`

export const logicSql = (row: Row, logic: PlannedLogic, params: Params): string => {
  const not = logic.negated ? 'NOT ' : ''
  switch (logic.kind) {
    case 'filter': {
      const expression = fieldSql(row, logic.field, params)
      return `${not}(${operationSql(expression, logic.field, logic.operation, params)})`
    }
    case 'embed-is-null':
      return embedIsNull(logic.embed, logic.negated)
    default: {
      const children = logic.children.map((child) => logicSql(row, child, params))
      return `${not}(${children.join(` ${logic.kind.toUpperCase()} `)})`
    }
  }
}

const directions = { asc: ' ASC', desc: ' DESC' } as const
const nullPlaces = { nullsfirst: ' NULLS FIRST', nullslast: ' NULLS LAST' } as const

export const orderSuffix = ({ direction, nulls }: PlannedOrder): string =>
  `${direction ? directions[direction] : ''}${nulls ? nullPlaces[nulls] : ''}`
