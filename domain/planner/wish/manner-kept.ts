/** Sentences on the manner of the visit, each only where the finished days keep it. */
import { listed } from '#domain/text/listed.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { timeInWords } from '../clock.ts'
import type { HeadContext } from '../party/promises.ts'
import { type ToldDay, toldDays, visitsOf } from '../party/told-days.ts'
import type { PlanRequest } from '../schema.ts'

/** The most names in a sentence. */
const mostNames = 3
/** Minute of the day before which the crowds are not there. */
const early = 600
const halfHour = 30
/** The most sights of an unhurried day. */
const fewSights = 5

export function mannerKept(
  request: PlanRequest,
  trip: Pick<Trip, 'days'>,
  { manner }: Pick<HeadContext, 'manner'>,
): string[] {
  const days = toldDays(trip, request.places)
  if (days.length === 0) return []
  return [
    ...ofCrowds(days, manner),
    ...ofAnotherVisit(days, manner),
    ...(manner.slow ? ofHurry(days) : []),
    ...(request.party.shortWalks ? ofWalks(days) : []),
  ]
}

type Told = HeadContext['manner']

/** The best known sights that were put back and are not planned. */
function leftOut(days: readonly ToldDay[], { back }: Told): string[] {
  const seen = new Set(days.flatMap((day) => visitsOf(day).map(({ place }) => place.id)))
  return back
    .filter(({ id }) => !seen.has(id))
    .slice(0, mostNames)
    .map(({ name }) => name)
}

function ofCrowds(days: readonly ToldDay[], manner: Told): string[] {
  if (!manner.quiet) return []
  const famous = days
    .flatMap((day) => visitsOf(day))
    .filter(({ place, start }) => place.essential >= worthRising && start < early)
    .map(({ place }) => place.name)
  const without = manner.again ? [] : leftOut(days, manner)
  const says = [
    ...(famous.length > 0 ? [`${listed(famous)} before the others come`] : []),
    ...(without.length > 0
      ? [
          `${listed(without)} left out, since people fill ${them(without)} all day (name one to have it)`,
        ]
      : []),
    'quieter places first',
  ]
  return [`Away from the crowds, as far as that can be had: ${says.join('; ')}.`]
}

const worthRising = 0.9
const them = (names: readonly string[]) => (names.length > 1 ? 'them' : 'it')

function ofAnotherVisit(days: readonly ToldDay[], manner: Told): string[] {
  const without = manner.again ? leftOut(days, manner) : []
  if (without.length === 0) return []
  return [
    `You know the usual sights: ${listed(without)} make${without.length > 1 ? '' : 's'} room for what lies beyond. Name what you want to see again.`,
  ]
}

function ofHurry(days: readonly ToldDay[]): string[] {
  const out = Math.floor(Math.min(...days.map((day) => day.out)) / halfHour) * halfHour
  const most = Math.max(...days.map((day) => visitsOf(day).length))
  if (most > fewSights || days.some(({ isAway }) => isAway)) return []
  return [`Without hurry: never out before ${timeInWords(out)}, and ${most} sights a day at most.`]
}

/** Minutes on foot between stops, as printed. */
function ofWalks(days: readonly ToldDay[]): string[] {
  const walks = days.map(({ stops }) =>
    stops.flatMap(({ stop: { leg } }) => (leg?.mode === 'walk' ? (leg.minutes ?? 0) : [])),
  )
  const longest = Math.max(0, ...walks.flat())
  const inAll = Math.max(...walks.map((all) => all.reduce((sum, each) => sum + each, 0)))
  if (longest === 0) return []
  return [
    `Little walking: ${longest} minutes at most from one stop to the next, and ${inAll} on foot between the stops of the longest day.`,
  ]
}
