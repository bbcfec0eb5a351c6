/** Where somebody wants to eat, from words: a town of the catalogue, a place in it, or anywhere on earth. */
import type { PlaceRef } from '#domain/brief/schema.ts'
import { kilometres } from '#domain/places/distance.ts'
import { createDestinationFinder } from '#domain/places/find-destination.ts'
import { createSightFinder } from '#domain/places/find-sight.ts'
import type { Gazetteer } from '#domain/places/gazetteer.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import type { Coordinates, Destination } from '#domain/places/schema.ts'
import type { Anchor } from './find-houses.ts'

export type SearchArea =
  | { kind: 'town'; destination: Destination; anchor: Anchor | null }
  /** A point of which the catalogue knows no town. */
  | { kind: 'elsewhere'; name: string; at: Coordinates; country?: string | undefined }
  | { kind: 'unknown'; name: string }
  | { kind: 'nowhere' }

export interface SearchAreaFinder {
  /** What was written in the field. */
  written: (text: string) => SearchArea
  /** What the words of a wish named. */
  named: (towns: readonly PlaceRef[], sights: readonly string[]) => SearchArea
  /** A point, such as where somebody is. */
  at: (at: Coordinates, label: string, to?: Coordinates) => SearchArea
  nearest: (at: Coordinates) => { destination: Destination; kilometres: number } | undefined
}

/** Kilometres from a town's middle within which its houses lie. */
export const townKilometres = 40

export function createSearchAreaFinder(
  destinations: readonly Destination[],
  gazetteer: Gazetteer,
): SearchAreaFinder {
  const finder = createDestinationFinder(destinations)
  const sights = createSightFinder(destinations)
  const bySlug = new Map(destinations.map((each) => [each.slug, each]))
  const town = (slug: string | undefined): Destination | undefined => bySlug.get(slug ?? '')
  const nearest = (at: Coordinates) => {
    let best: { destination: Destination; kilometres: number } | undefined
    for (const destination of destinations) {
      const away = kilometres(at, destination.at)
      if (!best || away < best.kilometres) best = { destination, kilometres: away }
    }
    return best
  }
  const at = (point: Coordinates, label: string, to?: Coordinates): SearchArea => {
    const near = nearest(point)
    if (near && near.kilometres <= townKilometres) {
      return { kind: 'town', destination: near.destination, anchor: { from: point, label, to } }
    }
    return { kind: 'elsewhere', name: label, at: point }
  }
  const sight = (name: string, within?: Destination): SearchArea | undefined => {
    if (within) {
      const anchor = placeIn(within, name)
      return anchor && { kind: 'town', destination: within, anchor }
    }
    for (const found of sights.named(name)) {
      const destination = 'slug' in found.city ? town(found.city.slug) : undefined
      const anchor = destination && placeIn(destination, found.name)
      if (destination && anchor) return { kind: 'town', destination, anchor }
    }
    return undefined
  }
  const inWorld = (text: string): SearchArea | undefined => {
    const [match] = gazetteer.search(text, { limit: 1 })
    if (!match || match.distance > 1 || match.place.kind === 'country') return undefined
    const { name, at: point, country } = match.place
    const near = nearest(point)
    if (near && near.kilometres <= townKilometres) {
      const anchor = { from: point, label: name }
      return { kind: 'town', destination: near.destination, anchor }
    }
    return { kind: 'elsewhere', name, at: point, country }
  }
  return {
    at,
    nearest,
    written(text) {
      const plain = text.trim()
      if (plain === '') return { kind: 'nowhere' }
      const whole = town(finder.named(plain)?.slug ?? plain)
      if (whole) return { kind: 'town', destination: whole, anchor: null }
      const [first = '', ...rest] = plain.split(',').map((each) => each.trim())
      const within = rest.length > 0 ? town(finder.named(rest.at(-1) ?? '')?.slug) : undefined
      const alone = rest.length > 0 ? town(finder.named(first)?.slug) : undefined
      const found =
        (within && sight(first, within)) ??
        sight(plain) ??
        (alone && ({ kind: 'town', destination: alone, anchor: null } as const)) ??
        areaAnywhere(destinations, plain) ??
        inWorld(plain)
      if (found) return found
      const alike = town(finder.alike(plain)?.slug) ?? within
      if (alike) return { kind: 'town', destination: alike, anchor: null }
      return { kind: 'unknown', name: plain.slice(0, 80) }
    },
    named(towns, names) {
      const [first] = towns
      const known = town(first?.slug)
      for (const name of names) {
        const found = sight(name, known)
        if (found) return found
      }
      if (known) return { kind: 'town', destination: known, anchor: null }
      if (first?.at) {
        const where = at(first.at, first.name)
        return where.kind === 'elsewhere' ? { ...where, country: first.country } : where
      }
      return first ? { kind: 'unknown', name: first.name } : { kind: 'nowhere' }
    },
  }
}

/** A sight, a part of town to stay in, or an area in which places are. */
function placeIn(destination: Destination, name: string): Anchor | undefined {
  const key = foldName(name)
  if (key === '') return undefined
  const { places, stayAreas } = destination
  const isNamed = (each: { name: string }) => foldName(each.name) === key
  const begins = (each: { name: string }) => ` ${foldName(each.name)} `.includes(` ${key} `)
  const found =
    places.find(isNamed) ??
    stayAreas.find(isNamed) ??
    places.toSorted((a, b) => b.essential - a.essential).find(begins) ??
    stayAreas.find(begins)
  if (found) return { from: found.at, label: found.name }
  const around = places.filter(({ area }) => ` ${foldName(area)} `.includes(` ${key} `))
  if (around.length === 0) return undefined
  const middle = (axis: 0 | 1) =>
    around.reduce((sum, each) => sum + each.at[axis], 0) / around.length
  return { from: [middle(0), middle(1)], label: name.trim() }
}

/** "Alfama" without its city: where only one town has such a part. */
function areaAnywhere(destinations: readonly Destination[], name: string): SearchArea | undefined {
  if (foldName(name).length < 4) return undefined
  const found = destinations.flatMap((destination) => {
    const key = foldName(name)
    const area = destination.stayAreas.find((each) => foldName(each.name) === key)
    const around = destination.places.filter(({ area: each }) => foldName(each) === key)
    const anchor = area ? { from: area.at, label: area.name } : placeOf(around[0])
    return anchor ? [{ destination, anchor }] : []
  })
  const [only] = found
  return only && found.length === 1 ? { kind: 'town', ...only } : undefined
}

const placeOf = (place: { at: Coordinates; area: string } | undefined): Anchor | undefined =>
  place && { from: place.at, label: place.area }
