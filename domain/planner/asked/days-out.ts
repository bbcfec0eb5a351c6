/** Days out of town that were asked for and not named: "one day trip", "a day in the country". */
import type { Place } from '#domain/places/schema.ts'
import { openSpans } from '../open-spans.ts'

const counts: Readonly<Record<string, number>> = {
  two: 2,
  '2': 2,
  couple: 2,
  some: 2,
  few: 2,
  three: 3,
  '3': 3,
}
const count = '(?<count>an?(?: couple of| few)?|one|1|two|2|three|3|some)'
const town = '(?:the |this )?(?:town|city|centre|center)'
const asked = [
  // Who says where to has named it: "a day trip to Sintra".
  `\\b${count} (?:[\\w-]+ ){0,2}?(?:day[- ]?trips?|excursions?)\\b(?! to (?!the [a-z]))`,
  `\\b${count} (?:whole |full )?days? (?:out(?:side)?|away)(?: (?:of|from))? ${town}\\b`,
  `\\b${count} (?:whole |full )?days? (?:out )?in the (?:country(?:side)?|mountains|hills|nature)\\b`,
  `\\b(?:get|getting|go|going|escape|escaping) (?:out of|outside|away from) ${town} (?:for|on) ${count} days?\\b`,
].map((pattern) => new RegExp(pattern, 'giu'))
const refused =
  /\b(?:no|not|without|skip|avoid|don['’]t (?:want|need)|rather than|instead of|last time[^.!?]{0,30})\s*(?:(?:do|doing|any|to)\s+)?$/i

/** How many days out of town a text asks for; none where it says that there are to be none. */
export function daysOutAsked(text: string): number {
  const found = asked.flatMap((pattern) => [...text.matchAll(pattern)])
  return found
    .filter(({ index }) => !refused.test(text.slice(0, index)))
    .reduce((most, { groups }) => Math.max(most, countOf(groups?.count ?? 'one')), 0)
}

function countOf(words: string): number {
  const last = words
    .toLowerCase()
    .split(' ')
    .find((word) => counts[word] !== undefined)
  return last === undefined ? 1 : (counts[last] ?? 1)
}

/** Longest way out in minutes for a day trip; `farthestAtEase` for those who take it slowly. */
const farthest = 150
const farthestAtEase = 100
/** Points on renown (0 to 1) for a shared interest, and off for each hour of the way. */
const ofAnInterest = 0.15
const anHourOnTheWay = 0.1

/** The trips for them, the best first: what is known, near and about what they like, and open on one of the days. */
export function daysOut(
  text: string,
  places: readonly Place[],
  {
    dates,
    interests,
    isSlow,
    named,
  }: {
    dates: readonly string[]
    interests: readonly string[]
    isSlow: boolean
    named: readonly string[]
  },
): { id: string; name: string; what: string }[] {
  const trips = places.flatMap(({ dayTrip, ...place }) => (dayTrip ? { ...place, dayTrip } : []))
  const wanted = daysOutAsked(text) - trips.filter(({ id }) => named.includes(id)).length
  if (wanted <= 0) return []
  const worth = ({ essential, dayTrip, ...place }: (typeof trips)[number]) =>
    essential +
    (place.interests.some((each) => interests.includes(each)) ? ofAnInterest : 0) -
    (dayTrip.minutesEachWay / 60) * anHourOnTheWay
  return trips
    .filter(({ id, dayTrip }) => {
      const isNear = dayTrip.minutesEachWay <= (isSlow ? farthestAtEase : farthest)
      return isNear && !named.includes(id)
    })
    .filter((place) => dates.some((date) => openSpans(place, date).length > 0))
    .toSorted((one, other) => worth(other) - worth(one))
    .slice(0, wanted)
    .map(({ id, name }) => ({ id, name, what: 'a day out of town' }))
}
