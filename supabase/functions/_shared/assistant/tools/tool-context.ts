/** What tools may use while one message is answered. None of it can write, or act for anybody. */
import type { AssistantTurn, BrainOptions, Knowledge } from '#domain/assistant/brain.ts'
import { createDestinationFinder, type DestinationFinder } from '#domain/places/find-destination.ts'
import type { Gazetteer } from '#domain/places/gazetteer.ts'
import type { Coordinates, Destination, Place } from '#domain/places/schema.ts'
import type { PlannerExecutor } from '#domain/planner/execution/executor.ts'
import type { Found } from '../found.ts'

export interface ModelKnowledge extends Knowledge {
  gazetteer: Gazetteer
  executor: Omit<PlannerExecutor, 'close'>
}

export interface ToolContext {
  knowledge: ModelKnowledge
  turn: AssistantTurn
  found: Found
  tell: BrainOptions['tell']
  signal: AbortSignal
  /** Makes ids for new parts of a trip. */
  newId: () => string
}

const finders = new WeakMap<Knowledge['catalogue'], DestinationFinder>()

/** By slug, name or another name, a slip of the keyboard included. */
export function destinationNamed(
  name: string,
  { catalogue }: Pick<Knowledge, 'catalogue'>,
): Destination | undefined {
  const finder = finders.get(catalogue) ?? createDestinationFinder(catalogue.destinations)
  finders.set(catalogue, finder)
  const known = finder.bySlug(name) ?? finder.named(name) ?? finder.alike(name)
  return known && catalogue.bySlug.get(known.slug)
}

/** A town that the catalogue does not have, with where it lies. */
export function townNamed(
  name: string,
  { gazetteer }: Pick<ModelKnowledge, 'gazetteer'>,
): { name: string; at: Coordinates; country: string | undefined } | undefined {
  const [match] = gazetteer.search(name, { limit: 1 })
  const place = match && !match.partial ? match.place : undefined
  return place && { name: place.name, at: place.at, country: place.country }
}

/** By the id under which a model knows it. */
export function placeOf(
  id: string,
  { catalogue }: Pick<Knowledge, 'catalogue'>,
): { place: Place; destination: Destination } | undefined {
  const [slug = '', placeId] = id.split('/')
  const destination = catalogue.bySlug.get(slug)
  const place = destination?.places.find((each) => each.id === placeId)
  return destination && place && { place, destination }
}

/** What a model is told when nothing is known by that name. */
export const unknownDestination = (name: string) => ({
  problem: `No destination is known as "${name.slice(0, 80)}".`,
})
