/** Reasons for leaving a place out, each held against the catalogue. */
import type { Place } from '#domain/places/schema.ts'
import { clock } from './dates.ts'
import { metersBetween, usualMinutes } from './distance.ts'
import { isOpen } from './opening-hours.ts'
import { reasonsOfDays } from './reasons-of-days.ts'
import { reasonsOfTravellers } from './reasons-of-travellers.ts'
import { isFood, type SeenPlan } from './seen-plan.ts'
import { judged, type Verdict } from './verdict.ts'

/** The first whose sentence is in a reason is the one that counts. */
const rules = [...reasonsOfDays, ...reasonsOfTravellers]

/** Whether there was room or a nearer table is a matter of the whole plan; `roomThere` looks at it. */
const notForOnePlace =
  /^(No room on your days|Other tables lie closer|It is less for |It is a longer walk in the open|It is booked and paid for by itself|It is in the open, and you asked to be inside|You asked (?:to avoid it|for no )|It is only about things you do not care for|It would go over your budget)/i

interface Reason {
  place: Place
  reason: string
}

function* reasonsOf({ trip, answer, destination }: SeenPlan): Generator<Reason> {
  const places = new Map(destination.places.map((place) => [place.id, place]))
  for (const { placeId, reason } of trip.leftOut) {
    const place = placeId === null ? undefined : places.get(placeId)
    if (place) yield { place, reason }
  }
  for (const place of destination.places) {
    for (const sentence of answer.unmet) {
      if (sentence.includes(place.name) && /closed|shut/i.test(sentence))
        yield { place, reason: sentence }
    }
  }
}

export function untrueReasons(plan: SeenPlan): Verdict {
  const read = [...reasonsOf(plan)].flatMap(({ place, reason }) => {
    const rule = rules.find(({ says }) => says.test(reason))
    return rule ? [{ place, reason, rule }] : []
  })
  return judged(read, ({ place, reason, rule: { says, holds } }) => {
    const said = says.exec(reason)
    if (!said || holds(place, plan, said)) return null
    return `${place.name}: "${reason}" (hours ${place.hours}, step-free ${place.stepFree}, children ${place.children}, price ${place.price})`
  })
}

/** Reasons that nobody here can hold against anything: a new sentence needs a new rule. */
export function unreadReasons(plan: SeenPlan): Verdict {
  return judged(reasonsOf(plan), ({ place, reason }) =>
    notForOnePlace.test(reason) || rules.some(({ says }) => says.test(reason))
      ? null
      : `${place.name}: "${reason}"`,
  )
}

const wayInFreeTime = 30
/** Rest is no time that waits to be filled. */
const isRest = /^(?:Nap time|Siesta|A rest)\b/

/** "No room" said of a sight that is open, close by and shorter than free time that is planned. */
export function roomThere(plan: SeenPlan): Verdict {
  const said = [...reasonsOf(plan)].filter(
    ({ place, reason }) => /^No room/i.test(reason) && !isFood(place),
  )
  return judged(said, ({ place, reason }) => {
    for (const { date, sun, stops } of plan.days) {
      for (const [index, { stop, from, to }] of stops.entries()) {
        if (
          stop.kind !== 'free' ||
          isRest.test(stop.name) ||
          to - from < place.minutes + 2 * wayInFreeTime
        )
          continue
        const begins = from + wayInFreeTime
        const ends = begins + place.minutes
        const before = stops[index - 1]?.stop.at ?? plan.lodging
        if (usualMinutes(metersBetween(before, place.at)) > wayInFreeTime - 10) continue
        if (place.hours !== null && !isOpen(place.hours, date, begins, ends)) continue
        if (place.setting === 'outdoor' && ends > sun.dusk) continue
        return `${place.name} (${place.minutes} minutes, ${place.essential}): "${reason}", free time on ${date} ${clock(from)}–${clock(to)}`
      }
    }
    return null
  })
}
