/** Promises to parties with children, toddlers or teenagers, and when they hold. */
import type { Place } from '#domain/places/schema.ts'
import { timeInWords } from '../clock.ts'
import { napOnTheWay } from '../day-trips/full-day-trips.ts'
import type { PlanRequest } from '../schema.ts'
import { looking } from '../worth/party-leanings.ts'
import type { PartyPromise, PromiseLine } from './promises.ts'
import { isForGrownUps, isForTheYoung, mostHouses } from './stops-for-the-young.ts'
import { isRest, mealsOf, type ToldDay, visitsOf } from './told-days.ts'

const halfHour = 30
const latestLunch = 780
const toddlersBack = 1260
const childrenBack = 1290
const lateMorning = 570
const shortVisit = 75

/** Days in town: on a day trip the train decides the hours. */
const inTown = (days: readonly ToldDay[]) => days.filter(({ isAway }) => !isAway)

const theirs = (words: string): PartyPromise => ({
  says: () => words,
  holds: (days, request) =>
    days.every((day) => visitsOf(day).some(({ place }) => isForTheYoung(place, request))),
})

const backBy = (latest: number): PartyPromise => ({
  says: (days) => {
    const last = Math.max(...days.map(({ back }) => back))
    return `evenings that end by ${timeInWords(Math.ceil(last / halfHour) * halfHour)}`
  },
  holds: (days) => days.every(({ back }) => back <= latest),
})

/** Whether a long ride begins at nap time. */
function ridesBackAtNapTime({ stops }: ToldDay): boolean {
  return stops.some(({ end }, index) => {
    const ride = stops[index + 1]?.stop.leg?.minutes ?? 0
    return end >= napOnTheWay.from && end <= napOnTheWay.to + halfHour && ride >= shortNap
  })
}

const shortNap = 45

const fewHouses: PartyPromise = {
  says: () => 'at most one short look at a museum, palace or church for grown-ups a day',
  holds: (days) =>
    days.every((day) => {
      const houses = visitsOf(day).filter(({ place }) => isForGrownUps(place) || isAHouse(place))
      return houses.length <= 1 && houses.every(({ start, end }) => end - start <= longLook)
    }),
}
const longLook = 75

/** Whether a visit is a church or a museum: also a chapel on the way, since fewer were promised. */
function isAHouse({ kind, children, interests }: Place): boolean {
  return looking.includes(kind) && !(children === true && interests.includes('family'))
}

const withToddler = ({ party }: PlanRequest) => party.who.includes('toddler')
const withChildren = (request: PlanRequest) => request.party.children && !withToddler(request)
const withTeens = ({ party }: PlanRequest) => party.who.includes('teenagers') && !party.children

export const promisesToTheYoung: readonly PromiseLine[] = [
  {
    isFor: withToddler,
    opening: () => 'With a small child',
    promises: [
      theirs('something to play at or run about in every day'),
      {
        says: () => 'short visits indoors',
        holds: (days) =>
          days.every((day) =>
            visitsOf(day).every(
              ({ place, start, end }) => !isForGrownUps(place) || end - start <= shortVisit,
            ),
          ),
      },
      {
        says: () => 'an early lunch',
        holds: (days) =>
          inTown(days).every((day) => mealsOf(day, 'lunch').every((m) => m.start <= latestLunch)),
      },
      {
        says: (_days, { party }) => (party.nap ? 'the nap that you named' : 'a nap after lunch'),
        holds: (days) =>
          inTown(days).length > 0 && inTown(days).every(({ stops }) => stops.some(isRest)),
      },
      {
        says: () => 'the nap on the ride back from a day out',
        holds: (days) => {
          const away = days.filter(({ isAway }) => isAway)
          return away.length > 0 && away.every(ridesBackAtNapTime)
        },
      },
      backBy(toddlersBack),
    ],
  },
  {
    isFor: withChildren,
    opening: () => 'With children',
    promises: [theirs('a stop of their own every day'), fewHouses, backBy(childrenBack)],
  },
  {
    isFor: withTeens,
    opening: () => 'With teenagers',
    promises: [
      {
        says: (days, _request, { byTheClock }) =>
          byTheClock
            ? null
            : `mornings that begin at ${timeInWords(Math.floor(Math.min(...days.map(({ out }) => out)) / halfHour) * halfHour)}`,
        holds: (days) => days.every(({ out }) => out >= lateMorning),
      },
      theirs('something that they would choose themselves every day'),
      {
        says: () => 'museums and palaces kept short and few',
        holds: (days, request) =>
          fewHouses.holds(days, request) &&
          days.flatMap(visitsOf).filter(({ place }) => isForGrownUps(place)).length <=
            mostHouses(request),
      },
    ],
  },
]
