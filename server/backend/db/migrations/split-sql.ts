/**
 * Splits SQL text into its statements, as psql does: a semicolon inside quotes, dollar quotes,
 * comments, brackets or a `BEGIN ATOMIC` body ends nothing.
 */

export interface SqlPart {
  /** The statement without its semicolon. */
  text: string
  /** Where the text begins. */
  offset: number
}

/** What can't hold a statement's end; each alternative swallows its whole token. */
const TOKEN =
  /--[^\n]*|\/\*|'|"|\$(?:[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$|[A-Za-z_\u0080-\uffff][\w$\u0080-\uffff]*|[();]/g

const STARTS_ROUTINE = /^create (or replace )?(function|procedure)\b/

export function splitSql(sql: string): SqlPart[] {
  const parts: SqlPart[] = []
  let start = 0
  let brackets = 0
  let bodies = 0
  let words: string[] = []
  const token = new RegExp(TOKEN)

  const finish = (end: number) => {
    const part = trimmed(sql, start, end)
    if (part) parts.push(part)
    brackets = 0
    bodies = 0
    words = []
  }

  for (let found = token.exec(sql); found; found = token.exec(sql)) {
    const [text] = found
    const after = found.index + text.length
    if (text === ';') {
      if (brackets > 0 || bodies > 0) continue
      finish(found.index)
      start = after
    } else if (text === '(') {
      brackets++
    } else if (text === ')') {
      brackets = Math.max(0, brackets - 1)
    } else if (text === '/*') {
      token.lastIndex = endOfComment(sql, after)
    } else if (text === "'") {
      token.lastIndex = endOfQuoted(sql, after, "'", isEscapeString(sql, found.index))
    } else if (text === '"') {
      token.lastIndex = endOfQuoted(sql, after, '"', false)
    } else if (text.startsWith('$')) {
      const end = sql.indexOf(text, after)
      token.lastIndex = end === -1 ? sql.length : end + text.length
    } else if (!text.startsWith('--')) {
      const word = text.toLowerCase()
      if (words.length < 4) words.push(word)
      bodies += bodyStep(word, bodies, words)
    }
  }
  finish(sql.length)
  return parts
}

/** In a routine written in standard SQL, `BEGIN` and `CASE` open and `END` closes. */
function bodyStep(word: string, bodies: number, firstWords: readonly string[]): number {
  if (word === 'begin' && STARTS_ROUTINE.test(firstWords.join(' '))) return 1
  if (bodies === 0) return 0
  if (word === 'case') return 1
  return word === 'end' ? -1 : 0
}

/** `E'…'`, where a backslash escapes; an identifier that merely ends in e has no quote behind it. */
function isEscapeString(sql: string, quote: number): boolean {
  return /(^|[^\w$\u0080-\uffff])e$/i.test(sql.slice(Math.max(0, quote - 2), quote))
}

function endOfQuoted(sql: string, from: number, quote: string, escapes: boolean): number {
  for (let at = from; at < sql.length; at++) {
    if (escapes && sql[at] === '\\') at++
    else if (sql[at] === quote && sql[at + 1] === quote) at++
    else if (sql[at] === quote) return at + 1
  }
  return sql.length
}

/** Block comments nest. */
function endOfComment(sql: string, from: number): number {
  const mark = /\/\*|\*\//g
  mark.lastIndex = from
  let depth = 1
  for (let found = mark.exec(sql); found; found = mark.exec(sql)) {
    depth += found[0] === '/*' ? 1 : -1
    if (depth === 0) return mark.lastIndex
  }
  return sql.length
}

/** The part without white space and comments around it; null when nothing else is in it. */
function trimmed(sql: string, start: number, end: number): SqlPart | null {
  let offset = start
  for (;;) {
    const space = /^\s+|^--[^\n]*/.exec(sql.slice(offset, end))
    if (space) offset += space[0].length
    else if (sql.startsWith('/*', offset) && offset < end) offset = endOfComment(sql, offset + 2)
    else break
  }
  const text = sql.slice(offset, end).trimEnd()
  return text ? { text, offset } : null
}
