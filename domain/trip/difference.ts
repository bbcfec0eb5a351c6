/** What would have to be written to turn one trip into another, field by field. */
import { type FieldChange, fieldChange } from './operation.ts'
import { type Entity, parts, removableEntities } from './parts.ts'
import { sameValue } from './same-value.ts'
import type { Trip } from './schema.ts'
import { stateOf } from './trip-state.ts'

type Rows = ReadonlyMap<string, Readonly<Record<string, unknown>>>

export function differenceOf(now: Trip, wanted: Trip): FieldChange[] {
  const [here, there] = [stateOf(now).tables, stateOf(wanted).tables]
  return entities.flatMap((entity) => {
    const [from, to]: Rows[] = [here[entity], there[entity]]
    const ids = [...new Set([...(from?.keys() ?? []), ...(to?.keys() ?? [])])]
    return ids.flatMap((id) => changesOf(entity, id, from?.get(id), to?.get(id)))
  })
}

const entities: readonly Entity[] = ['trip', ...removableEntities]

function changesOf(
  entity: Entity,
  id: string,
  from: Readonly<Record<string, unknown>> | undefined,
  to: Readonly<Record<string, unknown>> | undefined,
): FieldChange[] {
  if (!from || !to) return [fieldChange(entity, id, null, from ?? null, to ?? null)]
  return Object.keys(parts[entity].fields.shape).flatMap((field) =>
    sameValue(from[field], to[field])
      ? []
      : [fieldChange(entity, id, field, from[field] ?? null, to[field] ?? null)],
  )
}
