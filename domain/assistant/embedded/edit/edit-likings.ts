/** Edits by taste: longer at a stop, none of a kind, cheaper ones. */

import { setStop } from '#domain/planner/by-hand/set-stop.ts'
import { listed } from '#domain/text/listed.ts'
import { span } from '../phrases.ts'
import { replaced, whichOf } from './edit-stops.ts'
import { type Edited, type Editing, nothingThere } from './editing.ts'
import { stopsMeant } from './stops-meant.ts'

const longer = /\b(?:more time|longer|less time|shorter)\b.*\b(?:at|in|for|with)\b (?<where>.+)$/

/** "More time at the castle". */
export function stayLonger({ lower, trip, context, days, known }: Editing): Edited | null {
  const where = longer.exec(lower)?.groups?.where
  if (!where) return null
  const meant = stopsMeant(context, trip, where, days)
  const [only] = meant
  if (!only) return null
  if (meant.length > 1) return whichOf(meant)
  const factor = /\b(?:less time|shorter)\b/.test(lower) ? 0.7 : 1.5
  const minutes = Math.max(20, Math.round(((only.stop.minutes ?? 60) * factor) / 15) * 15)
  const change = setStop(trip, only.stop.id, { minutes }, known)
  return {
    changes: change ? [change] : [],
    says: `${only.stop.name} would get ${span(minutes)} instead of ${span(only.stop.minutes ?? 60)}.`,
  }
}

const refused =
  /\b(?:no(?: more)?|too many|enough|fewer|without|tired of|sick of|instead of) (?:the |all the |of the |any )?(?<kind>museums?|galler(?:y|ies)|church(?:es)?|temples?|shrines?|markets?|parks?|gardens?)\b/

/** "No museums on Tuesday": replaces stops of a kind; of the whole trip the best one is kept. */
export function withoutKind(editing: Editing): Edited | null {
  const { lower, trip, context, days, known } = editing
  const kind = refused.exec(lower)?.groups?.kind
  if (!kind) return null
  const meant = stopsMeant(context, trip, kind, days).filter(({ stop }) => !stop.locked)
  if (meant.length === 0)
    return nothingThere(`There are no ${kind} ${days.length > 0 ? 'on that day' : 'in this trip'}.`)
  const worth = (id: string | null) => known.place(id ?? '')?.essential ?? 0
  const ranked = meant.toSorted((one, other) => worth(other.stop.placeId) - worth(one.stop.placeId))
  const going = days.length > 0 || ranked.length === 1 ? ranked : ranked.slice(1)
  return replaced(editing, going, '', 'outdoor')
}

/** Replaces the most expensive stops by cheaper ones. */
export function cheaperStops(editing: Editing): Edited | null {
  const { lower, trip, days, known } = editing
  if (!/\b(?:cheaper|less expensive|too (?:expensive|dear)|save money|lower budget)\b/.test(lower))
    return null
  const chosen = days.length > 0 ? days : trip.days
  const price = (id: string | null) => known.place(id ?? '')?.price ?? 0
  const dear = chosen
    .flatMap((day) => day.stops.map((stop) => ({ stop, day })))
    .filter(({ stop }) => stop.kind === 'visit' && !stop.locked && price(stop.placeId) >= 2)
    .toSorted((one, other) => price(other.stop.placeId) - price(one.stop.placeId))
    .slice(0, 2)
  if (dear.length === 0) {
    return nothingThere(
      `Nothing on ${days.length > 0 ? listed(days.map(({ date }) => date)) : 'this trip'} is dear: it is as cheap as our notes know.`,
    )
  }
  return replaced(editing, dear, 'something free')
}
