/** One's trips by their own dates: those that are on, those to come, those that are over. */
import type { TripSummary } from '#app/data/trips/index.ts'

export interface TripGroups {
  now: readonly TripSummary[]
  upcoming: readonly TripSummary[]
  past: readonly TripSummary[]
  archived: readonly TripSummary[]
}

/** `home` is the zone for trips that have none of their own. */
export function groupTrips(
  trips: readonly TripSummary[],
  instant: number,
  home: string,
): TripGroups {
  const today = todayIn(instant, home)
  const groups = Map.groupBy(trips, ({ state, start, end, zone, endZone }) => {
    if (state === 'archived') return 'archived'
    if (end < today(endZone)) return 'past'
    return start > today(zone) ? 'upcoming' : 'now'
  })
  const of = (name: keyof TripGroups, key: (trip: TripSummary) => string, latestFirst = false) =>
    (groups.get(name) ?? []).toSorted(
      (one, other) =>
        (key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0) * (latestFirst ? -1 : 1),
    )
  return {
    now: of('now', ({ end }) => end),
    upcoming: of('upcoming', ({ start }) => start),
    past: of('past', ({ end }) => end, true),
    archived: of('archived', ({ updated }) => updated, true),
  }
}

/** The date in a zone: when it is Monday in Tokyo, it is Sunday in Honolulu. */
function todayIn(instant: number, home: string): (zone: string | null) => string {
  const known = new Map<string, string>()
  return (asked) => {
    const zone = asked ?? home
    const date = known.get(zone) ?? dateIn(instant, zone) ?? dateIn(instant, 'UTC') ?? ''
    known.set(zone, date)
    return date
  }
}

/** Undefined where this browser does not know the zone. */
function dateIn(instant: number, timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant)
  } catch {
    return undefined
  }
}

/** The trips whose title or places have all of these words, whatever their accents. */
export function searchTrips(trips: readonly TripSummary[], text: string): readonly TripSummary[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return trips
  return trips.filter(({ title, places }) => {
    const said = plain(`${title} ${places}`)
    return words.every((word) => said.includes(word))
  })
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
