/** When days begin: later, earlier, at an hour. */

import { minuteOf, retimeDay } from '#domain/planner/by-hand/retime-day.ts'
import { listed } from '#domain/text/listed.ts'
import type { Day } from '#domain/trip/schema.ts'
import { clock } from '../hours-in-words.ts'
import { onDay } from '../phrases.ts'
import type { Edited, Editing } from './editing.ts'

const startWords =
  /\b(?:start|begin|leave|set out|sleep in|lie in|get up|first thing|mornings?|early|earlier|later?|before|not before|arriv\w+|land|landing|push|shift|move)\b/

export function laterStart(editing: Editing): Edited | null {
  const { lower, days, trip, known } = editing
  if (
    !startWords.test(lower) ||
    !/\b(?:start\w*|begin\w*|sleep in|lie in|not before|later|late|slow mornings?|arriv\w+|land\w*|(?:push|shift|move) (?:everything|it all|the (?:whole )?day))\b/.test(
      lower,
    )
  )
    return null
  if (/\b(?:leave|go|trip|start) (?:a|one|two) (?:day|week)/.test(lower)) return null
  const said = timeIn(lower)
  const by = shiftIn(lower)
  const chosen = days.length > 0 ? days : trip.days
  const edits = chosen.flatMap((day) => {
    const first = day.stops.find(({ start }) => start !== null)
    const begins = first ? minuteOf(first.start, day) : null
    if (!first || begins === null) return []
    const from = said ?? Math.max(360, begins + by)
    return startingAt(editing, day, from)
  })
  if (edits.length === 0) return null
  const when = said === null ? (by < 0 ? 'earlier' : 'later') : `at ${clock(said)}`
  return {
    changes: [{ kind: 'edit', edits }],
    says: `${chosen.length === trip.days.length ? 'Every day' : listed(chosen.map(({ date }) => onDay(date)))} would start ${when}, and the rest moves along.`,
  }

  function startingAt({ trip: whole }: Editing, day: Day, from: number) {
    const open: Day = { ...day, from }
    const before = { ...whole, days: whole.days.map((each) => (each.id === day.id ? open : each)) }
    const [first] = day.stops
    const { times } = retimeDay(before, open, {
      before,
      movesUp: from < (minuteOf(first?.start ?? null, day) ?? 0),
      place: known.place,
      ...(first && { from: first.id }),
    })
    const moved = times.flatMap(({ stop, start }) =>
      start === null ? [] : [{ entity: 'stop' as const, id: stop, set: { start } }],
    )
    return [{ entity: 'day' as const, id: day.id, set: { from } }, ...moved]
  }
}

/** By how many minutes days begin later or earlier; an hour where the message names no span. */
function shiftIn(lower: string): number {
  const said = /\b(?<count>half an|an|one|two|three|\d) hours?\b/.exec(lower)?.groups?.count
  const counts: Readonly<Record<string, number>> = {
    'half an': 0.5,
    an: 1,
    one: 1,
    two: 2,
    three: 3,
  }
  const hours = said ? (counts[said] ?? Number(said)) : 1
  return hours * 60 * (/\b(?:earl\w*|forward|sooner)\b/.test(lower) ? -1 : 1)
}

const hours = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

function timeIn(lower: string): number | null {
  const match =
    /\b(?:at|before|from|by|until|till|around) (?:about )?(?<hour>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)(?:[:.](?<minute>\d{2}))?(?: ?(?<half>am|pm|o'clock))?\b/.exec(
      lower,
    )?.groups
  if (!match?.hour) return null
  const hour = match.hour === 'noon' ? 12 : hours.indexOf(match.hour) + 1 || Number(match.hour)
  if (hour > 23) return null
  return (match.half === 'pm' && hour < 12 ? hour + 12 : hour) * 60 + Number(match.minute ?? 0)
}
