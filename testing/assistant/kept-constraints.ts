/** Constraints as they hold at each turn of a dialogue, and what of a place breaks them. */
import type { Place } from '#domain/places/schema.ts'
import type { Dialogue, Keeps, Slot } from './notation.ts'
import { folded, type KnownPlace, unlike } from './place-book.ts'

/** What is kept at each turn: what was written last, nulls lifted. */
export function keptAt({ turns }: Dialogue): readonly Keeps[] {
  let kept: Keeps = {}
  return turns.map((turn) => {
    kept = { ...kept, ...turn.keeps }
    return kept
  })
}

/** What has been told by each turn, that turn included. */
export function toldAt({ turns }: Dialogue): readonly ReadonlySet<Slot>[] {
  const told = new Set<Slot>()
  return turns.map((turn) => {
    for (const slot of turn.tells ?? []) told.add(slot)
    return new Set(told)
  })
}

/** Why these places of one name break what is kept, or undefined where one of them does not. */
export function breaks(candidates: readonly KnownPlace[], kept: Keeps): string | undefined {
  const here = kept.in
  const inside = here ? candidates.filter(({ slug }) => here.includes(slug)) : candidates
  const [first] = candidates
  if (inside.length === 0 && here && first) {
    return `${first.place.name} is in ${first.slug}, not in ${here.join(' or ')}`
  }
  const reasons = inside.map(({ place }) => brokenBy(place, kept))
  return reasons.every((reason) => reason !== undefined) ? reasons[0] : undefined
}

function brokenBy(place: Place, kept: Keeps): string | undefined {
  const { diet, spending, stepFree, withChildren, notKinds, without } = kept
  if (stepFree && place.stepFree === false) return `${place.name} has steps`
  if (withChildren && place.children === false) return `${place.name} is not for children`
  if (without?.some((name) => folded(name) === folded(place.name))) {
    return `${place.name} was ruled out`
  }
  return unlike(place, {
    ...(diet ? { diet } : {}),
    ...(spending === 'low' ? { priceAtMost: 2 } : {}),
    ...(notKinds ? { notKinds } : {}),
  })
}
