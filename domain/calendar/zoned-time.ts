/**
 * Wall-clock time and IANA time zones, by the runtime's own tables (`Intl`): what the clock on the
 * wall shows at an instant, and which instant a wall clock means. A local time is text without an
 * offset, `2027-05-10T09:30`; an instant is a number of minutes since 1970 in UTC. The schemas are in
 * `zoned-time-schema.ts`, so that pages that only ask for the time need not load the schema library.
 */
const minuteMs = 60_000

const formats = new Map<string, Intl.DateTimeFormat | null>()

function formatOf(zone: string): Intl.DateTimeFormat | null {
  const known = formats.get(zone)
  if (known !== undefined) return known
  let format: Intl.DateTimeFormat | null
  try {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  } catch (error) {
    // `Intl` says "no such zone" by a RangeError; anything else is a surprise.
    if (!(error instanceof RangeError)) throw error
    format = null
  }
  if (formats.size < 1000) formats.set(zone, format)
  return format
}

/** Offsets such as `+02:00` are zones to `Intl`, but they know no summer time: only names count. */
export function isZone(zone: string): boolean {
  return /^[A-Za-z][A-Za-z0-9_+/-]*$/.test(zone) && formatOf(zone) !== null
}

/** The minutes that a wall clock would have counted since 1970, as if its zone were UTC. */
export function wallMinutes(local: string): number {
  return Date.parse(`${local}:00Z`) / minuteMs
}

export function localText(wall: number): string {
  return new Date(wall * minuteMs).toISOString().slice(0, 16)
}

const offsets = new Map<string, number>()
const mostOffsets = 20_000

/** How far the zone's clocks are ahead of UTC at an instant, in minutes. */
export function offsetAt(instant: number, zone: string): number {
  // Clocks change at a quarter of an hour at the finest, so that its offset can be kept.
  const key = `${zone} ${Math.floor(instant / 15)}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const format = formatOf(zone)
  if (!format) throw new RangeError(`There is no time zone "${zone}"`)
  const parts = new Map(
    format.formatToParts(instant * minuteMs).map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  const offset = wall / minuteMs - Math.floor(instant)
  if (offsets.size >= mostOffsets) offsets.clear()
  offsets.set(key, offset)
  return offset
}

/** What the clocks there show at an instant in milliseconds. */
export function localTimeAt(milliseconds: number, zone: string): string {
  return localText(wallAt(Math.floor(milliseconds / minuteMs), zone))
}

/** The date on the calendar there, of an instant in milliseconds. */
export function dayAt(milliseconds: number, zone: string): string {
  return localTimeAt(milliseconds, zone).slice(0, 10)
}

/** The local time at an instant, in minutes since 1970 as if its zone were UTC. */
export function wallAt(instant: number, zone: string): number {
  return instant + offsetAt(instant, zone)
}

/**
 * The instant of a local time. Of an hour that comes twice the first is taken; one that is skipped counts on with
 * the offset from before the change.
 */
export function instantOf(wall: number, zone: string): number {
  const day = 24 * 60
  const before = wall - offsetAt(wall - day, zone)
  const after = wall - offsetAt(wall + day, zone)
  const candidates = [before, after].filter((instant) => wallAt(instant, zone) === wall)
  return candidates.length > 0 ? Math.min(...candidates) : before
}

/** The local time in another zone, so many minutes after a local time in this one. */
export function wallAfter(wall: number, zone: string, minutes: number, endZone: string): number {
  return wallAt(instantOf(wall, zone) + minutes, endZone)
}
