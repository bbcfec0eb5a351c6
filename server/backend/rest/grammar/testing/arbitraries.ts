/** Random well-formed queries as trees, and the text that should parse back to each of them. */
import fc from 'fast-check'
import type { Field } from '../field.ts'
import {
  type Filter,
  isValues,
  type Operation,
  plainOperators,
  quantifiable,
  textSearches,
} from '../filter.ts'
import type { Logic } from '../logic.ts'
import type { OrderTerm } from '../order.ts'
import { aggregates, type SelectItem, selectLimits } from '../select.ts'

const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`
const printName = (name: string): string => (/^[a-z_]+$/.test(name) ? name : quote(name))

const printField = ({ name, path }: Field): string =>
  printName(name) +
  path.map(({ arrow, key }) => `${arrow}${typeof key === 'number' ? key : quote(key)}`).join('')

export const printSelect = (items: readonly SelectItem[]): string => items.map(printItem).join(',')

const printItem = (item: SelectItem): string => {
  const alias = item.alias === undefined ? '' : `${printName(item.alias)}:`
  if (item.kind === 'field') {
    const cast = item.cast ? `::${item.cast}` : ''
    const aggregateCast = item.aggregateCast ? `::${item.aggregateCast}` : ''
    if (item.field.name === '*') {
      return item.aggregate ? `${alias}count()${aggregateCast}` : '*'
    }
    const aggregate = item.aggregate ? `.${item.aggregate}()${aggregateCast}` : ''
    return `${alias}${printField(item.field)}${cast}${aggregate}`
  }
  const hint = item.hint === undefined ? '' : `!${printName(item.hint)}`
  const join = item.join ? `!${item.join}` : ''
  return `${item.spread ? '...' : alias}${printName(item.name)}${hint}${join}(${printSelect(item.items)})`
}

export const printOperation = (
  negated: boolean,
  operation: Operation,
  printValue: (value: string) => string,
): string => {
  const not = negated ? 'not.' : ''
  if (operation.op === 'in') return `${not}in.(${operation.values.map(quote).join(',')})`
  if (operation.op === 'is') return `${not}is.${operation.value}`
  const modifier =
    'quantifier' in operation && operation.quantifier
      ? `(${operation.quantifier})`
      : 'config' in operation && operation.config
        ? `(${operation.config})`
        : ''
  return `${not}${operation.op}${modifier}.${printValue(operation.value)}`
}

const printFilter = ({ field, negated, operation }: Filter): string =>
  `${printField(field)}.${printOperation(negated, operation, quote)}`

/** The node as it stands inside another; at the top the key holds the operator. */
const printLogic = (logic: Logic): string =>
  logic.kind === 'filter'
    ? printFilter(logic.filter)
    : `${logic.negated ? 'not.' : ''}${logic.kind}${printChildren(logic.children)}`

export const printChildren = (children: readonly Logic[]): string =>
  `(${children.map(printLogic).join(',')})`

export const printOrder = (terms: readonly OrderTerm[]): string =>
  terms
    .map(({ relation, field, direction, nulls }) => {
      const target =
        relation === undefined ? printField(field) : `${printName(relation)}(${printField(field)})`
      return `${target}${direction ? `.${direction}` : ''}${nulls ? `.${nulls}` : ''}`
    })
    .join(',')

const name = fc
  .oneof(
    fc.constantFrom(
      'id',
      'title',
      'user_id',
      'data',
      'Ünïcode',
      'two words',
      'a-b',
      'quo"te',
      'b\\s',
    ),
    fc.string({ minLength: 1, maxLength: 8 }),
  )
  .filter((text) => !['*', 'count', 'inner', 'left', 'and', 'or', 'not'].includes(text))

const field: fc.Arbitrary<Field> = fc.record({
  name,
  path: fc.array(
    fc.record({
      arrow: fc.constantFrom('->' as const, '->>' as const),
      key: fc.oneof(fc.string({ minLength: 1, maxLength: 5 }), fc.integer({ min: -99, max: 99 })),
    }),
    { maxLength: 2 },
  ),
})

const cast = fc.constantFrom('text', 'int4', 'double precision', 'text[]')
const maybe = <T>(key: string, value: fc.Arbitrary<T>) =>
  fc.option(value, { nil: undefined }).map((found) => (found === undefined ? {} : { [key]: found }))

const merged = <T>(...parts: fc.Arbitrary<object>[]): fc.Arbitrary<T> =>
  fc.tuple(...parts).map((found) => Object.assign({}, ...found) as T)

const plainField = merged<SelectItem>(
  fc.record({ kind: fc.constant('field'), field }),
  maybe('alias', name),
  maybe('cast', cast),
)
const aggregateField = merged<SelectItem>(
  fc.record({ kind: fc.constant('field'), field, aggregate: fc.constantFrom(...aggregates) }),
  maybe('alias', name),
  maybe('aggregateCast', cast),
)
const star = fc.constant<SelectItem>({ kind: 'field', field: { name: '*', path: [] } })
const count = merged<SelectItem>(
  fc.constant({ kind: 'field', field: { name: '*', path: [] }, aggregate: 'count' }),
  maybe('alias', name),
)

export const selectItems: fc.Arbitrary<SelectItem[]> = fc.letrec<{ items: SelectItem[] }>((tie) => {
  const embed = merged<SelectItem>(
    fc.record({ kind: fc.constant('embed'), name, items: tie('items') }),
    maybe('hint', name),
    maybe('join', fc.constantFrom('inner', 'left')),
    fc.oneof(
      fc.constant({ spread: true }),
      merged<object>(fc.constant({ spread: false }), maybe('alias', name)),
    ),
  )
  return {
    items: fc.array(
      fc.oneof(
        { depthSize: 'small', maxDepth: selectLimits.depth, withCrossShrink: true },
        plainField,
        star,
        aggregateField,
        count,
        embed,
      ),
      { minLength: 1, maxLength: 3 },
    ),
  }
}).items

const value = fc.string({ maxLength: 12 })

export const operation: fc.Arbitrary<Operation> = fc.oneof(
  merged<Operation>(
    fc.record({ op: fc.constantFrom(...quantifiable), value }),
    maybe('quantifier', fc.constantFrom('any', 'all')),
  ),
  fc.record({ op: fc.constantFrom(...plainOperators), value }),
  merged<Operation>(
    fc.record({ op: fc.constantFrom(...textSearches), value }),
    maybe('config', fc.constantFrom('english', 'simple')),
  ),
  fc.record({
    op: fc.constant('in' as const),
    values: fc.array(value, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ op: fc.constant('is' as const), value: fc.constantFrom(...isValues) }),
)

export const logicTree: fc.Arbitrary<Logic> = fc.letrec<{ node: Logic }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({
      kind: fc.constant('filter' as const),
      filter: fc.record({ field, negated: fc.boolean(), operation }),
    }),
    fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      negated: fc.boolean(),
      children: fc.array(tie('node'), { minLength: 1, maxLength: 3 }),
    }),
  ),
})).node

export const orderTerms: fc.Arbitrary<OrderTerm[]> = fc.array(
  merged<OrderTerm>(
    fc.record({ field }),
    maybe('relation', name),
    maybe('direction', fc.constantFrom('asc', 'desc')),
    maybe('nulls', fc.constantFrom('nullsfirst', 'nullslast')),
  ),
  { minLength: 1, maxLength: 3 },
)
