/** Names and JSON paths: `name`, `"any name"`, `data->key->0->>last`. */
import { errors } from '../errors.ts'
import { parseAll, type Scanner } from './scanner.ts'

export interface JsonStep {
  /** `->>` yields text, `->` json. */
  arrow: '->' | '->>'
  key: string | number
}

export interface Field {
  name: string
  path: readonly JsonStep[]
}

/** Most steps of a path: each is a call within the last one's, and Postgres runs out of stack at a few thousand. */
const pathLimit = 100

const bareName = /[\p{L}\p{N}_ $]+(?:-(?!>)[\p{L}\p{N}_ $]+)*/uy
const quotedName = /"(?:[^"\\]|\\.)*"/suy
const jsonIndex = /-?\d{1,9}(?=->|::|\.|,|\)|$)/y

export const readQuoted = (scanner: Scanner): string | undefined =>
  scanner.match(quotedName)?.slice(1, -1).replace(/\\(.)/gs, '$1')

export const readName = (scanner: Scanner): string => {
  const quoted = readQuoted(scanner)
  if (quoted !== undefined) return quoted
  const bare = scanner.match(bareName)?.trim()
  if (!bare) scanner.fail('field name (* or [a..z0..9_$])')
  return bare
}

const readJsonPath = (scanner: Scanner): JsonStep[] => {
  const path: JsonStep[] = []
  while (scanner.startsWith('->')) {
    const arrow = scanner.eat('->>') ? '->>' : '->'
    if (arrow === '->') scanner.expect('->')
    const index = scanner.match(jsonIndex)
    if (path.length === pathLimit) {
      throw errors.tooComplex(`A path into JSON can have ${pathLimit} steps`)
    }
    path.push({ arrow, key: index === undefined ? readName(scanner) : Number(index) })
  }
  return path
}

export const readField = (scanner: Scanner): Field => ({
  name: readName(scanner),
  path: readJsonPath(scanner),
})

/** The key of a filter: the embedded resources that lead to it, then the field. */
export const parseTreePath = (key: string): { path: string[]; field: Field } =>
  parseAll('tree path', key, (scanner) => {
    const names = [readName(scanner)]
    while (scanner.eat('.')) names.push(readName(scanner))
    const name = names.pop() ?? ''
    return { path: names, field: { name, path: readJsonPath(scanner) } }
  })

/** The embedded resources a reserved parameter such as `a.b.order` belongs to. */
export const parseEmbedPath = (path: string): string[] =>
  parseAll('tree path', path, (scanner) => {
    const names = [readName(scanner)]
    while (scanner.eat('.')) names.push(readName(scanner))
    return names
  })

/** Names separated by commas, as in `columns` and `on_conflict`. */
export const parseNames = (label: string, text: string): string[] =>
  parseAll(label, text, (scanner) => {
    const names = [readName(scanner)]
    while (scanner.eat(',')) names.push(readName(scanner))
    return names
  })

/** What a selected field is called in the answer when it has no alias. */
export const outputName = (field: Field): string => {
  const lastKey = field.path.findLast((step) => typeof step.key === 'string')
  return typeof lastKey?.key === 'string' ? lastKey.key : field.name
}
