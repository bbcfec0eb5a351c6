/**
 * Which table column each column of a view shows, read from the view's stored parse tree.
 * Postgres marks the origin of every plain column; expressions have none.
 */

interface ColumnOrigin {
  /** Position of the column in the view, from 1. */
  number: number
  /** Oid of the relation the column is taken from, and the column's number there. */
  table: number
  column: number
}

/** Strings and escaped characters are one token, so that a brace in a name opens nothing. */
const token = /\\.|[(){}]|:[A-Za-z_]+|[^\s(){}\\]+|\s+/gs

export const viewColumnOrigins = (tree: string): ColumnOrigin[] => {
  const origins: ColumnOrigin[] = []
  let braces = 0
  let parens = 0
  let targetListParens = 0
  let key = ''
  let entry: Partial<Record<string, number>> = {}

  for (const [text] of tree.matchAll(token)) {
    if (/^\s/.test(text)) continue
    if (text === '{') {
      braces += 1
      if (braces === 2 && targetListParens > 0) entry = {}
    } else if (text === '}') {
      if (braces === 2 && targetListParens > 0) pushOrigin(origins, entry)
      braces -= 1
    } else if (text === '(') {
      parens += 1
      if (braces === 1 && key === ':targetList') targetListParens = parens
    } else if (text === ')') {
      if (parens === targetListParens && braces === 1) return origins
      parens -= 1
    } else if (text.startsWith(':')) {
      if (braces === 1 || (braces === 2 && targetListParens > 0)) key = text
    } else if (braces === 2 && targetListParens > 0 && entry[key] === undefined) {
      entry[key] = Number(text)
    }
  }
  return origins
}

const pushOrigin = (origins: ColumnOrigin[], entry: Partial<Record<string, number>>) => {
  const number = entry[':resno']
  const table = entry[':resorigtbl']
  const column = entry[':resorigcol']
  if (number && table && column) origins.push({ number, table, column })
}
