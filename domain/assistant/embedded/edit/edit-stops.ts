/** Stops that go, move or change places. */

import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import { weekdays } from '#domain/calendar/english-dates.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import type { Place } from '#domain/places/schema.ts'
import { moveStopToDay, removeStop, retimed, seedOfSwap } from '#domain/planner/by-hand/edits.ts'
import { hoursThatDay } from '#domain/planner/by-hand/hours-that-day.ts'
import { listed } from '#domain/text/listed.ts'
import type { Day } from '#domain/trip/schema.ts'
import { hoursInWords } from '../hours-in-words.ts'
import { capital, onDay } from '../phrases.ts'
import { type Edited, type Editing, mealIn, nothingThere } from './editing.ts'
import { namedFor, newPlaces } from './new-places.ts'
import { type MeantStop, stopsMeant } from './stops-meant.ts'

const replacing =
  /\b(?:swap|replace|exchange|switch|change|trade)(?: out)?\b (?<old>.+?) (?:for|with|by|to|against) (?<goal>.+)$|\b(?<goal2>.+?) instead of (?<old2>.+)$|\b(?:find|suggest|give us|is there)\b.*?\b(?:replacement|alternative|substitute)s? (?:for|to) (?<old3>.+)$/

export function swapStops(editing: Editing): Edited | null {
  const { lower, trip, context, days } = editing
  const groups = replacing.exec(lower)?.groups
  if (!groups) return null
  const old = groups.old ?? groups.old2 ?? groups.old3 ?? ''
  const goal = (groups.goal ?? groups.goal2 ?? '').replace(/\bplease\b|[.?!]+$/g, '')
  const meant = stopsMeant(context, trip, old, days)
  if (meant.length === 0) return notOnTrip(editing, old)
  const isMany = severalMeant.test(old)
  if (meant.length > 1 && !isMany) return whichOf(meant)
  return replaced(editing, meant, goal)
}

const pointsAtShown = /^(?:the )?(?:first|second|third|fourth|last|other)(?: one)?\b|^that one\b/

/** Each of these stops by something that fits the words, at about its hour. */
export function replaced(
  editing: Editing,
  meant: readonly MeantStop[],
  goal: string,
  setting?: 'indoor' | 'outdoor',
): Edited {
  const { trip, known, newId } = editing
  const taken = new Set<string>()
  const pairs = meant.flatMap(({ stop, day }) => {
    const named = namedFor(editing, day)
    const isNamed =
      named &&
      named.place.id !== stop.placeId &&
      goal.length > 0 &&
      (pointsAtShown.test(goal) ||
        goal.includes(named.place.name.toLowerCase().split(' ')[0] ?? ' '))
    const found = isNamed
      ? [named]
      : newPlaces(editing, {
          day,
          words: goal,
          near: stop.at,
          ...(setting && { setting }),
          limit: 12,
        })
    const next = found.find(({ place }) => !taken.has(place.id))
    if (!next) return []
    taken.add(next.place.id)
    return [{ stop, day, next }]
  })
  if (pairs.length === 0) {
    return nothingThere(
      `I know nothing else there that fits ${goal ? `“${goal.trim().slice(0, 60)}”` : 'that'} and is open that day, so the trip stays as it is.`,
    )
  }
  const parts = {
    remove: pairs.map(({ stop }) => stop.id),
    add: pairs.map(({ stop, day, next }) => ({
      id: newId(next.place.id),
      fields: seedOfSwap({ stop, day }, next.place),
    })),
  }
  const change = retimed(
    trip,
    parts,
    pairs.map(({ day }) => day.id),
    known,
  )
  const [first] = pairs
  return {
    changes: [change],
    says: pairs
      .map(
        ({ stop, next }) =>
          `${next.place.name} would take the place of ${stop.name}: ${next.place.about}`,
      )
      .slice(0, 2)
      .join(' '),
    ...(first && { place: first.next }),
  }
}

export function whichOf(meant: readonly MeantStop[]): Edited {
  const names = meant.map(({ stop }) => stop.name)
  return {
    changes: [],
    says: `There are several: ${listed(names)}.`,
    ask: `Which of them do you mean, ${listed(names.slice(0, 4), 'or')}?`,
    which: names,
  }
}

export function notOnTrip({ context, trip }: Editing, words: string): Edited {
  const [named] = context.heard.places
  const name =
    named?.place.name ??
    words
      .replace(/^(?:the|our|my|a) /, '')
      .replace(/^(?:then|please|now)\b/, '')
      .replace(/[^\p{L}\p{N} ’'-]/gu, '')
      .trim()
      .slice(0, 60)
  const all = trip.days.flatMap(({ stops }) => stops.map((stop) => stop.name))
  return nothingThere(
    `${capital(name || 'That')} is not on this trip, so nothing changes. On it are ${listed(all.slice(0, 6))}${all.length > 6 ? ' and more' : ''}.`,
  )
}

const removing =
  /\b(?:remove|drop|delete|take (?:it |that |this |them |those |these |all of (?:them|those|these) )?(?:out|off)|skip|get rid of|leave (?:it |that )?out|cancel|scrap|cut|kick out|without|lose|not go to|don'?t want)\b(?<what>.*)$/

/** Words that name a day, which `daysMeant` reads: they are no part of a stop's name. */
const onItsDay =
  /\b(?:on|of|from|for) (?:the )?(?:day (?:\d+|one|two|three|four|five|six|seven)|(?:first|second|third|fourth|fifth|last) day)\b/
/** A kind in the plural means every stop of that kind. */
const severalMeant =
  /\b(?:all|every|both|museums|galleries|churches|temples|shrines|mosques|parks|gardens|markets|palaces|castles|beaches|restaurants)\b/

export function removeStops(editing: Editing): Edited | null {
  const { lower, trip, context, days, known } = editing
  const match = removing.exec(lower)
  const what = (match?.groups?.what ?? '').replace(onItsDay, ' ')
  if (!match || /\b(?:day|days)\b/.test(what)) return null
  const words = `${match[0].replace(onItsDay, ' ')}`
  const meant = stopsMeant(context, trip, words, days)
  if (meant.length === 0) return notOnTrip(editing, what.trim())
  const isNamed =
    context.heard.places.length > 0 || meant.length === 1 || /\b(?:those|these|them)\b/.test(words)
  if (!isNamed && !severalMeant.test(words)) return whichOf(meant)
  return removed(editing, meant, known)
}

export function removed(
  { trip, known }: Editing,
  meant: readonly MeantStop[],
  _known?: Editing['known'],
): Edited {
  const [only] = meant
  const names = listed(meant.map(({ stop }) => stop.name))
  if (only && meant.length === 1) {
    const change = removeStop(trip, only.stop.id, known)
    return { changes: change ? [change] : [], says: `${names} would go.` }
  }
  const loose = meant.filter(({ stop }) => !stop.locked)
  const change = retimed(
    trip,
    { remove: loose.map(({ stop }) => stop.id) },
    loose.map(({ day }) => day.id),
    known,
  )
  return { changes: [change], says: `${names} would go.` }
}

const moving =
  /\b(?:move|shift|bring|push|put|have|do|visit|see|go to)\b|\bshould be\b|\binstead\b|\brather on\b/

/** "Move the castle to Tuesday": moves a stop to another day. */
export function moveStops(editing: Editing): Edited | null {
  const { lower, trip, context, days, known } = editing
  const day = days.at(-1)
  if (!day || !moving.test(lower) || leaving.test(lower) || mealIn(lower)) return null
  const named = stopsMeant(context, trip, lower, []).filter(({ stop }) => isNamed(stop.name, lower))
  const isPointing = /\b(?:move|shift|bring|push) (?:it|that|this)\b/.test(lower)
  const [meant, ...others] = isPointing ? stopsMeant(context, trip, 'it', []) : named
  if (!meant) return null
  if (others.length > 0) return whichOf([meant, ...others])
  if (meant.day.id === day.id)
    return nothingThere(`${meant.stop.name} is on ${onDay(day.date)} already.`)
  const place = meant.stop.placeId === null ? undefined : known.place(meant.stop.placeId)
  const shut = place && closedThen(editing, place, day)
  if (shut) return nothingThere(`${shut} So I would leave it on ${onDay(meant.day.date)}.`)
  const change = moveStopToDay(trip, meant.stop.id, day.id, known)
  return {
    changes: change ? [change] : [],
    says: `${meant.stop.name} would move from ${onDay(meant.day.date)} to ${onDay(day.date)}.`,
  }
}

const leaving = /\b(?:remove|drop|delete|skip|cut|swap|replace|without|start|begin)\b/

/** Whether a word names this stop in particular, and not only its kind. */
function isNamed(name: string, lower: string): boolean {
  const said = new Set(foldName(lower).split(' '))
  return foldName(name)
    .split(' ')
    .some((word) => word.length >= 4 && said.has(word))
}

export function closedThen({ trip }: Editing, place: Place, day: Day): string | null {
  const hours = hoursThatDay(place, day, trip)
  if (hours.kind !== 'closed') return null
  return `${place.name} is closed on ${weekdays[weekdayOf(day.date)]}s${place.hours ? ` (${hoursInWords(place.hours).toLowerCase()})` : ''}.`
}
