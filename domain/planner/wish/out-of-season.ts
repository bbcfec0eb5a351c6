/** Things out of season (blossom in October, skiing in August): told with their season, where no day is near it. */
import { feastNamed } from '#domain/brief/dates/part-dates.ts'
import { addDays } from '#domain/calendar/calendar-days.ts'
import { monthName, monthNames } from '#domain/calendar/english-dates.ts'
import type { Destination } from '#domain/places/schema.ts'
import { isWithin, type Season, seasonsNamed } from '../asked/wish-seasons.ts'
import type { Clash } from './clashes.ts'
import { wayTo } from './ways.ts'
import type { Wishing } from './wishing.ts'

/** Days around a season in which it is uncertain. */
const unsure = 12
/** Day of a month from which a season that begins is mostly in the next. */
const lateInMonth = 20

export function notInTheirSeason(
  { brief, text }: Wishing,
  destination: Destination,
  start: string,
): Clash[] {
  const length = brief.days ?? (brief.nights ?? 0) + 1
  const first = addDays(start, -unsure)
  const dates = Array.from({ length: length + 2 * unsure }, (_, index) => addDays(first, index))
  return seasonsNamed(text, destination)
    .filter((season) => !dates.some((date) => isWithin(season, date.slice(5))))
    .map((season) => {
      const says = season.says.charAt(0).toUpperCase() + season.says.slice(1)
      const month = monthOf(season)
      return {
        says: `${says}: none of your days is near that.`,
        ways: [wayTo(`Go in ${month}`, destination.name, brief, month)],
      }
    })
}

const monthSaid = new RegExp(
  `\\b(?:in|during|this|next|early|mid|late)[ -](${monthNames.join('|')})\\b`,
  'i',
)

/** A feast with a wrong month: "Oktoberfest in March". */
export function feastOfAnotherMonth({ brief, text }: Wishing, start: string): Clash[] {
  const said = monthSaid.exec(text)?.[1]
  const feast = feastNamed.exec(text.toLowerCase())?.[0]
  const end = addDays(start, Math.max(0, (brief.days ?? 1) - 1))
  const [kept, last] = [start, end].map((date) => monthName(Number(date.slice(5, 7))))
  const isKept = [kept, last].some((month) => month?.toLowerCase() === said?.toLowerCase())
  if (!said || !feast || isKept) return []
  const name = text.slice(text.toLowerCase().indexOf(feast)).slice(0, feast.length)
  return [
    {
      says: `You said ${said}, and ${name} is not then: planned for its days in ${kept}.`,
      ways: [{ says: `Leave ${name} out, and say your days in ${said}.` }],
    },
  ]
}

function monthOf({ from, to }: Season): string {
  const [month = 1, day = 1] = from.split('-').map(Number)
  const isNext = day >= lateInMonth && to.slice(0, 2) !== from.slice(0, 2)
  return monthName(isNext ? (month % 12) + 1 : month)
}
