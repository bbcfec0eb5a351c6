/**
 * What the weather does to somebody who is at a stop: rain, storm, heat or smoke, by the hours of the
 * stop's own place. Every threshold stands here.
 */
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import type { HourWeather } from '#domain/weather/hour-weather.ts'

export const troubles = ['storm', 'smoke', 'rain', 'heat'] as const
export type Trouble = (typeof troubles)[number]

/** Instants in minutes since 1970. */
export interface Span {
  from: number
  to: number
}

export type StopWeather =
  | { kind: 'fine'; hours: readonly HourWeather[] }
  /** `span` is what of the weather's hours lies around the stop, in a row. */
  | { kind: 'bad'; trouble: Trouble; span: Span; hours: readonly HourWeather[] }
  /** Of some or all of its hours nothing is known. */
  | { kind: 'unknown' }

/** Probability from which rain counts, together with an amount. */
const likely = 0.55
const soaking = 0.3
/** Minutes of rain from which a stop is spoilt. */
const wetMinutes = 30
const hotFrom = 33
const hotMinutes = 25
const stormGusts = 75
/** PM2.5 in µg/m³ that is unhealthy for everybody. */
const smoky = 55.5

/** Kinds with water or shade, which heat does not spoil. */
const coolInHeat = new Set<PlaceKind>(['beach', 'restaurant', 'cafe', 'spa', 'theme-park'])

export function troublesOf(hour: HourWeather): Trouble[] {
  const { rain, millimetres, degrees, gusts, thunder, particles } = hour
  const storm = thunder || (gusts ?? 0) >= stormGusts
  const wet = (rain ?? 0) >= likely && (millimetres ?? soaking) >= soaking
  return [
    ...(storm ? (['storm'] as const) : []),
    ...((particles ?? 0) >= smoky ? (['smoke'] as const) : []),
    ...(wet ? (['rain'] as const) : []),
    ...((degrees ?? 0) >= hotFrom ? (['heat'] as const) : []),
  ]
}

/** What may trouble somebody at such a place: a porch helps against rain, and not against smoke. */
export function sufferedAt({ setting, kind }: Pick<Place, 'setting' | 'kind'>): readonly Trouble[] {
  if (setting === 'indoor') return []
  if (setting === 'both') return ['storm', 'smoke']
  return coolInHeat.has(kind) ? ['storm', 'smoke', 'rain'] : troubles
}

/** How long one has to be in it before it counts. */
function leastMinutes(trouble: Trouble, length: number): number {
  const least = { storm: 1, smoke: 20, rain: wetMinutes, heat: hotMinutes }[trouble]
  return Math.min(least, Math.max(1, length / 2))
}

/** `hours` are the forecast of the place, in order. The worst trouble counts. */
export function weatherDuring(
  { from, to }: Span,
  suffers: readonly Trouble[],
  hours: readonly HourWeather[],
): StopWeather {
  const during = hours.filter(({ instant }) => instant < to && instant + 60 > from)
  for (const trouble of troubles) {
    if (!suffers.includes(trouble)) continue
    const bad = during.filter((hour) => troublesOf(hour).includes(trouble))
    const minutes = bad.reduce(
      (sum, { instant }) => sum + Math.min(to, instant + 60) - Math.max(from, instant),
      0,
    )
    if (bad.length > 0 && minutes >= leastMinutes(trouble, to - from)) {
      return { kind: 'bad', trouble, span: spanAround(bad, trouble, hours), hours: during }
    }
  }
  const known = during.reduce(
    (sum, { instant }) => sum + Math.min(to, instant + 60) - Math.max(from, instant),
    0,
  )
  return known < to - from ? { kind: 'unknown' } : { kind: 'fine', hours: during }
}

/** From the first of them to the last, and on in both directions as long as it is no better. */
function spanAround(
  bad: readonly HourWeather[],
  trouble: Trouble,
  hours: readonly HourWeather[],
): Span {
  const troubled = new Set(
    hours.flatMap((hour) => (troublesOf(hour).includes(trouble) ? hour.instant : [])),
  )
  let from = bad[0]?.instant ?? 0
  let to = (bad.at(-1)?.instant ?? 0) + 60
  while (troubled.has(from - 60)) from -= 60
  while (troubled.has(to)) to += 60
  return { from, to }
}
