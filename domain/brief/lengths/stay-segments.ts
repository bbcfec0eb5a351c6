/** Days told stop by stop, one after the other: "Bergen to see my brother (spare room, 4 nights), then Oslo 2 nights". */
import { foldName } from '#domain/places/gazetteer-names.ts'
import type { AssignedMention } from '../place-roles.ts'
import type { Reading } from '../reading.ts'
import type { PlaceRef } from '../schema.ts'
import type { LengthMention } from './read-length.ts'

/** Where one stop ends and the next begins. */
const goesOn =
  /[;\n]|->|→|=>|[.!](?=\s)|\b(?:and )?(?:then|afterwards|after that|next|followed by|finally|lastly|from there)\b/g

interface Segmented {
  start: number
  end: number
  of: [name: string, length: { days?: number; nights?: number }][]
}

/** A length for every goal, where each stands alone with one in a part of its own. */
export function bySegments(
  reading: Reading,
  goals: readonly AssignedMention[],
  destinations: readonly PlaceRef[],
  lengths: readonly LengthMention[],
): Segmented | undefined {
  const names = new Set(goals.map(({ ref }) => foldName(ref.name)))
  const plain = lengths.every(
    ({ whole, inside, part, hours }) => !(whole || inside || part || hours),
  )
  if (names.size < 2 || names.size !== goals.length || lengths.length !== goals.length)
    return undefined
  // "San José, 8 days …, then a couple of nights at the beach": a part of those days.
  const units = new Set(lengths.map(({ nights }) => (nights === undefined ? 'days' : 'nights')))
  if (!plain || units.size > 1 || destinations.length !== goals.length) return undefined
  const cuts = reading.findSaid(goesOn).map(({ start }) => start)
  const segmentOf = ({ start }: { start: number }) => cuts.filter((cut) => cut <= start).length
  const pairs = goals.map((goal) => {
    const own = lengths.filter((length) => segmentOf(length) === segmentOf(goal))
    const alone = goals.filter((other) => segmentOf(other) === segmentOf(goal)).length === 1
    return alone && own.length === 1 ? { goal, length: own[0] } : undefined
  })
  const of = pairs.flatMap((pair): Segmented['of'] => {
    const { days, nights } = pair?.length ?? {}
    const place = destinations.find(
      ({ name }) => foldName(name) === foldName(pair?.goal.ref.name ?? ''),
    )
    if (!place) return []
    return [
      [
        place.name,
        { ...(days !== undefined && { days }), ...(nights !== undefined && { nights }) },
      ],
    ]
  })
  if (of.length !== goals.length) return undefined
  return {
    start: Math.min(...lengths.map(({ start }) => start)),
    end: Math.max(...lengths.map(({ end }) => end)),
    of,
  }
}
