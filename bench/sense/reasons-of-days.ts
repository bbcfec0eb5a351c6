/** Reasons that lie in the days: doors, ways, light, weather, and what is planned instead or close by. */
import type { Coordinates, Place } from '#domain/places/schema.ts'
import { metersBetween, usualMinutes } from './distance.ts'
import { isOpen } from './opening-hours.ts'
import { opensOnSomeDay } from './promises.ts'
import { everyWord, type ReasonRule } from './reason-rule.ts'
import type { SeenPlan } from './seen-plan.ts'

/** Slower than this, door to door, no way is: twice the usual time and a quarter of an hour. */
const slowest = (meters: number) => 2 * usualMinutes(meters) + 15
const coolest = 25
const rainy = 0.25
/** Two ways up one mountain begin no farther apart. */
const oneVisit = 3000
/** A day that ends by then leaves its night free. */
const lateEvening = 21 * 60 + 30
/** Meters that are around the corner. */
const aroundTheCorner = 750
/** Meters that one goes there and back beside the straight way. */
const longestRound = 650

export const reasonsOfDays: readonly ReasonRule[] = [
  { says: /closed|shut/i, holds: (place, plan, said) => isClosed(place, plan, said) },
  { says: /takes (?:half )?a day of its own/i, holds: ({ dayTrip }) => dayTrip !== undefined },
  {
    says: /is (\d*)([½¼¾]?) (hour|minute)s? away each way/i,
    holds: ({ at, dayTrip }, { lodging }, [, whole, part, unit]) => {
      const amount = Number(whole) + ({ '½': 0.5, '¼': 0.25, '¾': 0.75 }[part ?? ''] ?? 0)
      const minutes = unit === 'hour' ? amount * 60 : amount
      if (dayTrip) return Math.abs(dayTrip.minutesEachWay - minutes) <= 30
      return minutes <= slowest(metersBetween(lodging, at)) + 15
    },
  },
  {
    says: /^It is (\d+) minutes from .+, where you are on (\w+)/,
    holds: ({ at }, { days }, [, minutes, weekday]) =>
      days.some(
        ({ date, stops }) =>
          weekdayName(date) === weekday &&
          stops.some(
            ({ stop }) => stop.at && Number(minutes) <= slowest(metersBetween(stop.at, at)) + 5,
          ),
      ),
  },
  {
    says: /^It is close to .+, (?:where you are|but not for the hour at which you are there) on (\w+)/,
    holds: ({ at }, { days }, [, weekday]) =>
      days.some(
        ({ date, stops }) =>
          weekdayName(date) === weekday &&
          stops.some(({ stop }) => stop.at && metersBetween(stop.at, at) <= aroundTheCorner),
      ),
  },
  {
    says: /^The nearest you come is .+ on (\w+), (\d+) minutes away/,
    holds: ({ at }, { days }, [, weekday, minutes]) =>
      days.some(
        ({ date, stops }) =>
          weekdayName(date) === weekday &&
          stops.some(
            ({ stop }) => stop.at && Number(minutes) <= slowest(metersBetween(stop.at, at)) + 5,
          ),
      ),
  },
  {
    says: /^You (?:are there on (\w+): it is part of|may have lunch there on (\w+), with) (.+)\.$/,
    // The day trip of that day names it.
    holds: ({ name }, { days, destination }, [, there, lunch, trip]) => {
      const weekday = there ?? lunch
      const told = destination.places.find((each) => each.name === trip)?.dayTrip
      const words = [...(told?.see ?? []), told?.eat ?? ''].join(' ')
      return days.some(
        ({ date, stops }) =>
          weekdayName(date) === weekday &&
          stops.some(({ stop }) => stop.name === trip) &&
          words.includes(name),
      )
    },
  },
  {
    says: /your days leave no hours in which a whole visit would fit/i,
    // Its doors or the light must be in the way.
    holds: ({ hours, setting }) => hours !== null || setting !== 'indoor',
  },
  {
    says: /^It is one visit with (.+), which you named/,
    holds: ({ at }, { destination, request }, [, name = '']) => {
      const other = destination.places.find((each) => each.name === name)
      return (
        other !== undefined &&
        request.text.includes(name) &&
        metersBetween(at, other.at) <= oneVisit
      )
    },
  },
  {
    says: /not open in the hours that are free on (\w+)/i,
    // A visit of its whole length from the first free minute on is not within its hours.
    holds: ({ hours, minutes }, { days }, [, weekday]) =>
      days
        .filter(({ date }) => weekdayName(date) === weekday)
        .flatMap(({ date, stops }) => stops.map((seen) => ({ date, ...seen })))
        .filter(({ stop }) => stop.kind === 'free')
        .every(({ date, from }) => hours === null || !isOpen(hours, date, from, from + minutes)),
  },
  {
    says: /for the clearest night: your evenings are free/i,
    holds: (place, { days }) =>
      /lights|aurora|star/i.test(everyWord(place)) &&
      days.every(({ stops }) => stops.every(({ to }) => to <= lateEvening)),
  },
  {
    says: /outdoors, and rain is likely/i,
    holds: ({ setting }, { destination, days }) =>
      setting !== 'indoor' &&
      days.some(({ date }) => (destination.climate.rainDays[monthOf(date)] ?? 0) / 30 >= rainy),
  },
  {
    says: /^You (?:are there|pass it) on (\w+)(?!: it is part of)/,
    holds: ({ id, at, partOf }, { days, destination, lodging }, [, weekday]) =>
      days.some(
        ({ date, stops }) =>
          weekdayName(date) === weekday &&
          stops.some(({ stop }, index) => {
            // The catalogue says that the one lies in the other, however large it is.
            if (partOf !== undefined && stop.placeId === partOf) return true
            const part = destination.places.find((place) => place.id === stop.placeId)
            if (part?.partOf === id) return true
            if (!stop.at) return false
            const before = stops[index - 1]?.stop.at ?? lodging
            const isLast = index === stops.length - 1
            return isOnTheWay(at, before, stop.at) || (isLast && isOnTheWay(at, stop.at, lodging))
          }),
      ),
  },
  {
    says: /^On (\w+) you eat close by, at (.+): it could be/,
    holds: (_, { days }, [, weekday, name]) =>
      days.some(
        ({ date, stops }) =>
          weekdayName(date) === weekday &&
          stops.some(({ stop }) => stop.meal && stop.name === name),
      ),
  },
  {
    says: /^It is (?:at|around) (.+), where you are on (\w+), and takes/,
    holds: (_, { days }, [, name, weekday]) =>
      days.some(
        ({ date, stops }) =>
          weekdayName(date) === weekday && stops.some(({ stop }) => stop.name === name),
      ),
  },
  {
    says: /^No room beside the rest: on (\w+) it could take the place of (.+)\.$/,
    holds: (_, { days }, [, weekday, name]) =>
      days.some(
        ({ date, stops }) =>
          weekdayName(date) === weekday && stops.some(({ stop }) => stop.name === name),
      ),
  },
  {
    says: /^You stay there/,
    holds: ({ at }, { lodging }) => metersBetween(lodging, at) <= longestRound,
  },
  {
    says: /fits into your free time on (\w+)/,
    holds: ({ minutes }, { days }, [, weekday]) =>
      days.some(
        ({ date, stops }) =>
          weekdayName(date) === weekday &&
          stops.some(({ stop, from, to }) => stop.kind === 'free' && to - from >= minutes),
      ),
  },
  {
    says: /^It is the way to (.+): name that to have both/i,
    holds: ({ wayTo }, { destination }, said) =>
      destination.places.some(({ id, name }) => id === wayTo && name === said[1]),
  },
  {
    says: /too cool to bathe/i,
    holds: (_, { destination, days }) =>
      days.every(({ date }) => (destination.climate.high[monthOf(date)] ?? 0) < coolest),
  },
]

/** Whether who walks from one point to another by way of a place goes hardly farther. */
function isOnTheWay(at: Coordinates, from: Coordinates, to: Coordinates): boolean {
  const round = metersBetween(from, at) + metersBetween(at, to)
  return round - metersBetween(from, to) <= longestRound
}

const monthOf = (date: string) => Number(date.slice(5, 7)) - 1

/** A holiday that only the planner knows counts on the date that it names, there or at the top. */
function isClosed(place: Place, plan: SeenPlan, said: RegExpExecArray): boolean {
  const holidays = [...said.input.matchAll(/\bfor ([^,.]+?)(?= and (?:for|on) |[,.]|$)/gi)].flatMap(
    ([, holiday]) => holiday ?? [],
  )
  const days = plan.days.filter(({ date }) => {
    const dayOfYear = dayAndMonth(date)
    return !holidays.some(
      (holiday) => holiday === dayOfYear || plan.atTheTop.includes(`${dayOfYear}: ${holiday}`),
    )
  })
  return !(place.hours !== null && opensOnSomeDay({ ...plan, days }, place))
}

function weekdayName(date: string): string {
  const at = new Date(`${date}T00:00:00Z`)
  return at.toLocaleString('en-US', { weekday: 'long', timeZone: 'UTC' })
}

function dayAndMonth(date: string): string {
  const at = new Date(`${date}T00:00:00Z`)
  const month = at.toLocaleString('en-US', { month: 'long', timeZone: 'UTC' })
  return `${month} ${at.getUTCDate()}`
}
