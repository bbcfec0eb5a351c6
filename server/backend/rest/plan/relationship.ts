/** Chooses the relationship an embedded resource means, or says why it cannot. */
import { errors } from '../errors.ts'
import { closest } from '../schema-cache/fuzzy.ts'
import type { Relationship, SchemaCache, Table } from '../schema-cache/model.ts'

/** Names closer than this are suggested, as PostgREST's search does. */
const suggestionThreshold = 0.33

const onlyColumn = (found: Relationship, side: 0 | 1): string | undefined =>
  found.kind === 'computed' || found.kind === 'many-to-many' || found.columns.length !== 1
    ? undefined
    : found.columns[0]?.[side]

const constraintOf = (found: Relationship): string | undefined =>
  found.kind === 'computed' || found.kind === 'many-to-many' ? undefined : found.constraint

/** One key makes two relationships of a table with itself: names and hints tell them apart. */
const matchesSelf = (found: Relationship, target: string, hint: string | undefined): boolean => {
  if (hint !== undefined) {
    return (
      target === found.foreign.name && found.kind === 'one-to-many' && onlyColumn(found, 1) === hint
    )
  }
  if (found.kind === 'one-to-many') return target === found.foreign.name
  return found.kind === 'many-to-one' && onlyColumn(found, 0) === target
}

const matches = (found: Relationship, target: string, hint: string | undefined): boolean => {
  if (found.kind === 'computed') return target === found.function.name
  if (found.table === found.foreign) return matchesSelf(found, target, hint)
  if (hint === undefined) {
    return (
      target === found.foreign.name ||
      (!found.foreign.isView && (target === constraintOf(found) || target === onlyColumn(found, 0)))
    )
  }
  if (target !== found.foreign.name) return false
  return found.kind === 'many-to-many'
    ? hint === found.junction.name
    : [constraintOf(found), onlyColumn(found, 0), onlyColumn(found, 1)].includes(hint)
}

const list = (columns: readonly string[]) => `(${columns.join(', ')})`

const describe = (found: Relationship): Record<string, string> => {
  const embedding = `${found.table.name} with ${found.foreign.name}`
  if (found.kind === 'computed') {
    return { cardinality: 'computed', embedding, relationship: found.function.name }
  }
  const relationship =
    found.kind === 'many-to-many'
      ? `${found.junction.name} using ${found.source.constraint}${list(found.source.columns.map(([, c]) => c))}` +
        ` and ${found.target.constraint}${list(found.target.columns.map(([, c]) => c))}`
      : `${found.constraint} using ${found.table.name}${list(found.columns.map(([c]) => c))}` +
        ` and ${found.foreign.name}${list(found.columns.map(([, c]) => c))}`
  return { cardinality: found.kind, embedding, relationship }
}

const alternative = (found: Relationship): string => {
  if (found.kind === 'computed') return `'${found.function.name}'`
  const hint = found.kind === 'many-to-many' ? found.junction.name : found.constraint
  return `'${found.foreign.name}!${hint}'`
}

export const findRelationship = (
  cache: SchemaCache,
  origin: Table | undefined,
  originName: string,
  schema: string,
  target: string,
  hint: string | undefined,
): Relationship => {
  const candidates = (origin && cache.relationships.get(origin)) ?? []
  const matching = candidates.filter(
    (candidate) => candidate.foreign.schema === schema && matches(candidate, target, hint),
  )
  // A function of the row is preferred to a foreign key of the same name, because somebody wrote it
  // on purpose.
  const written = matching.filter(({ kind }) => kind === 'computed')
  const found = written.length > 0 ? written : matching
  const [first, ...others] = found
  if (first && others.length === 0) return first
  if (first) {
    throw errors.ambiguousRelationship(
      originName,
      target,
      found.map(describe),
      found.map(alternative).join(', '),
    )
  }
  const names = candidates.map(({ foreign }) => foreign.name)
  const suggestion = closest(target, names, suggestionThreshold)
  throw errors.noRelationship(
    originName,
    target,
    hint,
    schema,
    suggestion === undefined || names.includes(target)
      ? null
      : `Perhaps you meant '${suggestion}' instead of '${target}'.`,
  )
}
