/** The filter of a subscription: `column=op.value`, several joined by commas, all of which must hold. */

const comparisons = {
  eq: '=',
  neq: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
} as const
const truths = ['null', 'true', 'false', 'unknown'] as const

export type Condition = { column: string; negated: boolean } & (
  | { operator: keyof typeof comparisons; value: string }
  | { operator: 'in'; values: readonly string[] }
  | { operator: 'is'; value: (typeof truths)[number] }
)

export type ParsedFilter =
  | { ok: true; conditions: readonly Condition[] }
  | { ok: false; reason: string }

/** An empty filter has no conditions. */
export function parseFilter(text: string): ParsedFilter {
  const conditions: Condition[] = []
  for (const part of splitOutside(text)) {
    if (part.trim() === '' && text.trim() === '') continue
    const condition = parseCondition(part)
    if (!condition) return { ok: false, reason: JSON.stringify(part) }
    conditions.push(condition)
  }
  return { ok: true, conditions }
}

function parseCondition(text: string): Condition | undefined {
  // Split at the equals sign first: one pattern for all would try blanks around a name in every
  // division, in quadratic time.
  const equals = text.indexOf('=')
  const column = text.slice(0, equals).trim()
  const match = text.slice(equals + 1).match(/^\s*(not\.)?([a-z]+)\.(.*)$/s)
  if (equals === -1 || column === '' || !match) return undefined
  const [, not, operator = '', rest = ''] = match
  const subject = { column, negated: not !== undefined }
  if (operator === 'in') {
    const list = rest.match(/^\((.*)\)$/s)?.[1]
    if (list === undefined) return undefined
    return { ...subject, operator, values: splitOutside(list).map(unquote) }
  }
  if (operator === 'is') {
    const value = truths.find((truth) => truth === rest.toLowerCase())
    return value && { ...subject, operator, value }
  }
  if (!isComparison(operator)) return undefined
  return { ...subject, operator, value: unquote(rest) }
}

const isComparison = (name: string): name is keyof typeof comparisons =>
  Object.hasOwn(comparisons, name)

/** Splits at commas that stand neither in quotes nor in parentheses. */
function splitOutside(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let quoted = false
  let start = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (quoted && character === '\\') at++
    else if (character === '"') quoted = !quoted
    else if (quoted) continue
    else if (character === '(') depth++
    else if (character === ')') depth--
    else if (character === ',' && depth === 0) {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  parts.push(text.slice(start))
  return parts
}

function unquote(text: string): string {
  const quoted = text.match(/^"(.*)"$/s)?.[1]
  return quoted === undefined ? text : quoted.replace(/\\(.)/gs, '$1')
}

export interface SqlText {
  /** Binds a value and returns its placeholder. */
  bind(value: string): string
  /** The quoted column, and the SQL name of its type. */
  column(name: string): { sql: string; type: string }
}

/** The conditions as one SQL expression. */
export function filterSql(conditions: readonly Condition[], text: SqlText): string {
  if (conditions.length === 0) return 'true'
  return conditions.map((condition) => conditionSql(condition, text)).join(' and ')
}

function conditionSql(condition: Condition, { bind, column }: SqlText): string {
  const { sql, type } = column(condition.column)
  const expression = () => {
    switch (condition.operator) {
      case 'is':
        return `${sql} is ${condition.value}`
      case 'in':
        return `${sql} in (${condition.values.map((value) => `${bind(value)}::${type}`).join(', ')})`
      case 'like':
      case 'ilike':
      case 'match':
      case 'imatch':
        return `${sql}::text ${comparisons[condition.operator]} ${bind(condition.value)}::text`
      default:
        return `${sql} ${comparisons[condition.operator]} ${bind(condition.value)}::${type}`
    }
  }
  return condition.negated ? `not (${expression()})` : `(${expression()})`
}
