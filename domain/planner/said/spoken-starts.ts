/**
 * Beginnings of tours in a place's text, where no moment has them: "starts at half past six", "at sunrise", "back
 * before noon". Read as a moment without which there is nothing to come for.
 */
import type { Moment, Place } from '#domain/places/schema.ts'

const hours = 'five|six|seven|eight|nine|ten|eleven|noon|one|two|three|four'
const starting = new RegExp(
  String.raw`\b(?:starts?|begins?|leaves?|departs?|sets? (?:out|off))\b[^.;,:]{0,40}?\b(?<when>at|before|about) (?:about )?(?<half>half past )?(?<hour>${hours})\b(?! (?:minutes|hours|counters|houses|stops|places))`,
  'i',
)
const atSunrise = /\bat (?:sunrise|dawn|first light)\b/i
const backByNoon = /\bback (?:before|by) noon\b/i

const hourOf: Readonly<Record<string, number>> = {
  ...{ five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, noon: 12 },
  ...{ one: 1, two: 2, three: 3, four: 4 },
}
const latest = new Set<Place['bestTime']>(['evening', 'night', 'sunset'])
/** Hours before this are read as pm. */
const firstOfMorning = 5
const sunrise = { from: 300, to: 420 }
const morning = { from: 360, to: 720 }
const noon = 720

export interface SpokenStart {
  moment: Moment
  /** Whether one gets up for it. */
  isEarly: boolean
}

/** Starts by this minute of the day are early. */
const earlyUntil = 450

export function spokenStart(place: Place): SpokenStart | null {
  const { kind, about, minutes, dayTrip } = place
  if (dayTrip || (kind !== 'activity' && kind !== 'stage')) return null
  const start = startIn(place)
  if (!start) return null
  const between = [clockOf(start.from), clockOf(start.to + minutes)] as [string, string]
  return {
    moment: { says: about.slice(0, longest), between, come: 'only' },
    isEarly: start.from <= earlyUntil,
  }
}

const longest = 240

/** Start span in minutes of the day. */
function startIn({ about, bestTime, minutes }: Place): { from: number; to: number } | null {
  const said = starting.exec(about)?.groups
  if (said?.hour) {
    const hour = hourOf[said.hour.toLowerCase()] ?? 0
    const isLater = hour < firstOfMorning || (hour < 12 && latest.has(bestTime))
    const at = (hour + (isLater ? 12 : 0)) * 60 + (said.half ? 30 : 0)
    return said.when?.toLowerCase() === 'before'
      ? { from: at - 30, to: at - 30 }
      : { from: at, to: at }
  }
  if (atSunrise.test(about)) return sunrise
  if (!backByNoon.test(about) || morning.to - morning.from < minutes) return null
  return { from: morning.from, to: noon - minutes }
}

function clockOf(minutes: number): string {
  const within = minutes % 1440
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`
}
