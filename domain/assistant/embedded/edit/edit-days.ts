/** Edits of whole days: lighter, indoors, free, in another order, planned anew. */

import { isTied } from '#domain/planner/by-hand/change-days.ts'
import { retimed } from '#domain/planner/by-hand/edits.ts'
import { replanDays } from '#domain/planner/by-hand/replan-days.ts'
import { listed } from '#domain/text/listed.ts'
import type { TripChange } from '#domain/trip/operation.ts'
import type { Day, Stop } from '#domain/trip/schema.ts'
import { onDay } from '../phrases.ts'
import { replaced } from './edit-stops.ts'
import { type Edited, type Editing, nothingThere } from './editing.ts'

export function swapDays({ lower, trip, days, known }: Editing): Edited | null {
  const [one, other] = days
  if (!/\b(?:swap|switch|exchange|flip|trade)\b/.test(lower) || !one || !other) return null
  if (isTied(one) || isTied(other)) {
    return nothingThere(
      `One of these days holds a journey or an appointment that belongs to its date, so they can’t change places.`,
    )
  }
  const into = (stops: readonly Stop[], day: Day) =>
    stops.map(({ id, order }) => ({ stop: id, day: day.id, order }))
  const change = retimed(
    trip,
    { move: [...into(one.stops, other), ...into(other.stops, one)] },
    [one.id, other.id],
    known,
  )
  return {
    changes: [change],
    says: `${onDay(one.date)} and ${onDay(other.date)} would change places.`,
  }
}

const parts = {
  morning: ['00:00', '12:30'],
  afternoon: ['12:30', '17:30'],
  evening: ['17:30', '99:99'],
} as const

function partOf(lower: string): keyof typeof parts | null {
  const said = /\b(?:morning|afternoon|evening)\b/.exec(lower)?.[0]
  return said === 'morning' || said === 'afternoon' || said === 'evening' ? said : null
}

/** Removes the stops of one part of the day and keeps the others. */
function clearPart(
  { trip, known }: Pick<Editing, 'trip' | 'known'>,
  day: Day,
  part: keyof typeof parts,
): Edited {
  const [from, to] = parts[part]
  const going = day.stops.filter(
    ({ start, locked }) =>
      start !== null && !locked && start.slice(11, 16) >= from && start.slice(11, 16) < to,
  )
  if (going.length === 0) return nothingThere(`The ${part} of ${onDay(day.date)} is free already.`)
  const change = retimed(trip, { remove: going.map(({ id }) => id) }, [day.id], known)
  return { changes: [change], says: `The ${part} of ${onDay(day.date)} would be free.` }
}

export function clearDay({ lower, days, trip, known }: Editing): Edited | null {
  const [day] = days
  const free =
    /\b(?:leave|keep|make|clear|empty|free|want|have|should be|needs? to be|be)\b.*\b(?:free|empty|clear|off|open|nothing|unplanned)\b|\bclear (?:out )?|\bfree up\b|\bnothing (?:on|at all)\b|\bday off\b|\b(?:delete|remove|cancel|drop|clear) (?:everything|all)\b/
  if (!day || !free.test(lower)) return null
  const part = partOf(lower)
  if (part) return clearPart({ trip, known }, day, part)
  return {
    changes: [{ kind: 'clear-day', day: day.id }],
    says: `${onDay(day.date)} would be free.`,
  }
}

const lighterWords =
  /\b(?:light(?:er|en)|easier|easy|relax\w*|slow(?:er)?|calmer|gentler|too (?:much|full|packed|busy|long|tiring|exhausting|crammed|many)|short(?:er|en)|less|fewer|thin (?:it )?out|exhaust\w*|tired|overloaded|shorter day|breath\w*|cut (?:it )?down)\b/

export function lighten({ lower, trip, days, known }: Editing): Edited | null {
  if (!lighterWords.test(lower)) return null
  const chosen = days.length > 0 ? days : fullest(trip.days)
  const going = chosen.flatMap((day) => leastMissed(day, known).map((stop) => ({ stop, day })))
  if (going.length === 0) return shortened(chosen, known)
  const change = retimed(
    trip,
    { remove: going.map(({ stop }) => stop.id) },
    chosen.map(({ id }) => id),
    known,
  )
  return {
    changes: [change],
    says: `${listed(chosen.map(({ date }) => onDay(date)))} would be lighter without ${listed(going.map(({ stop }) => stop.name))}, which you would miss least.`,
  }
}

function fullest(days: readonly Day[]): readonly Day[] {
  const load = ({ stops }: Day) => stops.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)
  return days.toSorted((one, other) => load(other) - load(one)).slice(0, 1)
}

/** The stops to remove for a lighter day: a third of those not locked, the least essential first; one always stays. */
function leastMissed({ stops }: Day, known: Editing['known']): readonly Stop[] {
  const loose = stops.filter(({ kind, locked }) => kind === 'visit' && !locked)
  const most = Math.min(loose.length - 1, Math.max(1, Math.floor(loose.length / 3)))
  const worth = (stop: Stop) =>
    (stop.placeId ? known.place(stop.placeId)?.essential : undefined) ?? 0.5
  return most < 1 ? [] : loose.toSorted((one, other) => worth(one) - worth(other)).slice(0, most)
}

/** A day with a single stop is made lighter by a shorter visit. */
function shortened(days: readonly Day[], known: Editing['known']): Edited {
  const [day] = days
  const stop = day?.stops.find(
    ({ kind, locked, minutes }) => kind === 'visit' && !locked && (minutes ?? 0) > 90,
  )
  if (!day || !stop)
    return nothingThere('There is little in that day already: everything in it is locked or short.')
  const minutes = Math.round(((stop.minutes ?? 90) * 0.7) / 15) * 15
  const change: TripChange = {
    kind: 'edit',
    edits: [{ entity: 'stop', id: stop.id, set: { minutes } }],
  }
  return {
    changes: [change],
    says: `${onDay(day.date)} holds only ${stop.name}, so I would stay there for less time (${known.place(stop.placeId ?? '')?.name ? `${minutes} minutes` : 'shorter'}).`,
  }
}

const wetWords =
  /\b(?:rain\w*|pour\w*|storm\w*|wet|indoors?|inside|under a roof|snow(?:s|ing)?|heat ?wave|too hot)\b/
const sunnyWords = /\b(?:outdoors?|outside|open air|sunny|sunshine|fresh air)\b/

export function weatherSwap(editing: Editing): Edited | null {
  const { lower, days, trip, known } = editing
  const setting = wetWords.test(lower) ? 'indoor' : sunnyWords.test(lower) ? 'outdoor' : null
  const chosen = days.length > 0 ? days : trip.days
  if (!setting || (days.length === 0 && setting === 'outdoor')) return null
  const wrong = chosen.flatMap((day) =>
    day.stops
      .filter(
        ({ kind, locked, placeId }) =>
          kind === 'visit' &&
          !locked &&
          known.place(placeId ?? '')?.setting === (setting === 'indoor' ? 'outdoor' : 'indoor'),
      )
      .map((stop) => ({ stop, day })),
  )
  if (wrong.length === 0)
    return nothingThere(
      `Everything on ${listed(chosen.map(({ date }) => onDay(date)))} is ${setting === 'indoor' ? 'under a roof' : 'outdoors'} already.`,
    )
  return replaced(editing, wrong, '', setting)
}

export function replanDay({ lower, trip, days, context }: Editing): Edited | null {
  if (
    !/\b(?:redo|replan|rework|rethink|plan .* again|something (?:else|different|new)|new ideas?|don'?t like|different|shuffle|boring)\b/.test(
      lower,
    ) ||
    days.length === 0
  )
    return null
  const done = replanDays(
    trip,
    days.map(({ id }) => id),
    context.knowledge.catalogue.bySlug,
    { seed: 7, goOn: (steps) => steps < 160, salt: `again ${context.memory.heard.length}` },
  )
  if (!done.ok) return nothingThere(done.message)
  return {
    changes: [done.value],
    says: `${listed(days.map(({ date }) => onDay(date)))} planned anew.`,
  }
}
