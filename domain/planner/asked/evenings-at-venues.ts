/**
 * "Seats for the State Opera on Friday at 7pm": an evening at a venue with a day and an hour, kept as an
 * appointment.
 */
import type { TripBrief } from '#domain/brief/schema.ts'
import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import { weekdays } from '#domain/calendar/english-dates.ts'
import type { Destination, Place } from '#domain/places/schema.ts'
import { placeNamed } from '../place-names.ts'
import type { PlanRequestInput } from '../schema.ts'
import { minutesOfEvent } from './seats-held.ts'

const day = '(?<day>(?:sun|mon|tues|wednes|thurs|fri|satur)day)'
const hour =
  "(?:(?<hour>1[0-2]|[1-9])(?:[:.](?<minute>[0-5]\\d))? ?pm\\b|(?<late>1[7-9]|2[0-3])[:.h](?<lateMinute>[0-5]\\d)|(?<clock>[5-9]) ?o['’]?clock)"
const behind = new RegExp(
  `^(?: (?:tickets?|seats?|house|concert|show|performance))?,? (?:(?:on|for|this|next|the) )*${day}(?: (?:night|evening))?,? (?:at |from )?${hour}`,
  'i',
)
const houses =
  /\b(?:opera|scala|fenice|theat(?:er|re)|philharmon\w*|elbphilharmonie|concertgebouw|musikverein|konzerthaus|concert hall|bolshoi|ballet|stadium|arena|bernab[ée]u|camp nou|royal albert hall|carnegie hall|moulin rouge)\b/i
const operas = /\b(?:opera|scala|fenice)\b/i
const opera = 180
const usual = 150
const evening = 1050

const seats = new RegExp(
  `\\b(?:seats?|tickets?|booked|box) (?:for|to|at|in) (?:an? |the )?(?<said>[^.;,!?]{3,40}?)(?=,? (?:on |for |this |next )?${day.replace('?<day>', '?:')})`,
  'gi',
)
/** "La Scala" is the house that the museum is in. */
const isOf = (name: string, said: string) => name.toLowerCase().includes(said.toLowerCase())

type Settled = NonNullable<PlanRequestInput['appointments']>[number]

export function eveningsAtVenues(
  text: string,
  { spans, appointments }: Pick<TripBrief, 'spans' | 'appointments'>,
  town: Pick<Destination, 'at' | 'stayAreas' | 'places'>,
  dates: readonly string[],
): Settled[] {
  if (appointments.some(({ time = '' }) => time >= '17:00')) return []
  const named = spans
    .filter(({ slot }) => slot === 'mustSee')
    .map(({ start, end }) => ({ said: text.slice(start, end), rest: text.slice(end) }))
  const held = [...text.matchAll(seats)].map(({ 0: words, index, groups }) => ({
    said: groups?.said ?? '',
    rest: text.slice(index + words.length),
  }))
  return [...held, ...named]
    .flatMap(({ said, rest }, index) => {
      const found = behind.exec(rest)?.groups
      const place = placeNamed(said, town) ?? town.places.find(({ name }) => isOf(name, said))
      if (!(found && place && (place.kind === 'stage' || houses.test(said)))) return []
      const start = minuteOf(found)
      const weekday = weekdays.findIndex((each) => each.toLowerCase() === found.day?.toLowerCase())
      const date = dates.find((each) => weekdayOf(each) === weekday)
      return date === undefined || start < evening
        ? []
        : [
            {
              id: `venue-${index + 1}`,
              name: `${said} (your seats)`,
              date,
              start,
              ...there(place, said),
            },
          ]
    })
    .slice(0, 1)
}

function there(place: Place, said: string): Pick<Settled, 'at' | 'minutes' | 'placeId'> {
  const isStage = place.kind === 'stage'
  return {
    at: place.at,
    minutes: operas.test(said)
      ? opera
      : (minutesOfEvent(said) ?? (isStage ? place.minutes : usual)),
    ...(isStage ? { placeId: place.id } : {}),
  }
}

function minuteOf(found: Readonly<Record<string, string | undefined>>): number {
  const hours = found.late ? Number(found.late) : (Number(found.hour ?? found.clock) % 12) + 12
  return hours * 60 + Number(found.minute ?? found.lateMinute ?? 0)
}
