/** What does not work on a day, and what would mend it, in words. */
import { formatDuration, formatShortClock } from '#app/ui/trip/format.ts'
import type { Effect } from '#domain/planner/by-hand/effects.ts'
import type { Warning, WayOut } from '#domain/planner/by-hand/warnings.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { hoursInWords } from '../trip/fact-words.ts'

export function warningInWords(warning: Warning): string {
  switch (warning.kind) {
    case 'closed':
      if (warning.closed === 'all-day') return hoursInWords(warning.hours)
      return warning.closed === 'then'
        ? `Closed then. ${hoursInWords(warning.hours)}`
        : `Closes before you would leave. ${hoursInWords(warning.hours)}`
    case 'too-far':
      return `Too far: ${formatDuration(warning.minutes)} on the way`
    case 'too-early':
      return `You can’t be there before ${formatShortClock(warning.ready)}`
    case 'nothing-to-eat':
      return `Nothing to eat: no ${warning.meal} between ${formatShortClock(warning.from)} and ${formatShortClock(warning.to)}`
    case 'too-full':
      return `Too full: the day ends at ${formatShortClock(warning.ends)}`
  }
}

export function wayOutInWords(way: WayOut, trip: Trip): string {
  const numberOf = (id: string) => trip.days.findIndex((day) => day.id === id) + 1
  const nameOf = (id: string) =>
    trip.days.flatMap(({ stops }) => stops).find((stop) => stop.id === id)?.name ?? 'it'
  switch (way.do) {
    case 'hour':
      return `Move to ${formatShortClock(way.start)}`
    case 'day':
      return `Move ${nameOf(way.stop)} to day ${numberOf(way.day)}`
    case 'swap':
      return `Swap for ${way.place.name}`
    case 'eat':
      return way.place ? `Add ${way.meal} at ${way.place.name}` : `Add time for ${way.meal}`
    case 'unlock':
      return 'Unlock it'
    case 'take-out':
      return `Take out ${nameOf(way.stop)}`
  }
}

/** `+12 min on the way, ends 30 min later, open until 6 PM`. */
export function effectInWords({ travel, later, openUntil, closed, onFoot }: Effect): string {
  const told = [
    travel === 0 ? null : `${signed(travel)} ${travel === onFoot ? 'on foot' : 'on the way'}`,
    later === 0
      ? null
      : `ends ${formatDuration(Math.abs(later))} ${later > 0 ? 'later' : 'earlier'}`,
    closedWords(closed) ??
      (openUntil === null ? null : `open until ${formatShortClock(openUntil)}`),
  ].filter((each) => each !== null)
  return told.length === 0 ? 'changes nothing else' : told.join(', ')
}

const signed = (minutes: number) => `${minutes > 0 ? '+' : '−'}${formatDuration(Math.abs(minutes))}`

const closedWords = (closed: Effect['closed']): string | null => {
  if (closed === null) return null
  if (closed === 'before-the-end') return 'closes before you would leave'
  return closed === 'all-day' ? 'closed that day' : 'closed then'
}
