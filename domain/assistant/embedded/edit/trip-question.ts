/** "What is on Saturday?", "Does Sunday look all right?": the open trip read back. */

import { closedAt, hoursThatDay } from '#domain/planner/by-hand/hours-that-day.ts'
import { minuteOf } from '#domain/planner/by-hand/retime-day.ts'
import { listed } from '#domain/text/listed.ts'
import type { Day, Trip } from '#domain/trip/schema.ts'
import type { MessageContext, Reply } from '../message-context.ts'
import { capital, count, onDay, span } from '../phrases.ts'
import { hardOnTrip, troubling } from '../stairs-and-slopes.ts'
import { daysMeant } from './days-meant.ts'
import { editingOf, mealIn } from './editing.ts'

const asking =
  /^\W*(?:and |so |ok |but )?(?:what(?:'s| is| are| do| have| time| will)?|which|how (?:full|busy|long|does|is)|is|are|does|do|where|when|show|tell me|and)\b|\?\s*$/
const whole =
  /\b(?:(?:the|our|my|this) (?:whole )?(?:trip|plan|itinerary|days)|all (?:the )?days|everything (?:we|planned)|overview|summar\w+|what(?:'s| is) left|what do we have(?: left)?)\b/
const judging =
  /\b(?:all right|alright|ok(?:ay)?|good|fine|make sense|too (?:much|full|busy)|realistic|doable|work)\b/

export function tripQuestion(context: MessageContext): Reply | null {
  const { trip } = context.turn
  if (!trip || trip.days.length === 0) return null
  const { lower } = context.heard
  if (!asking.test(lower) || /^\W*(?:can|could|would) (?:you|we|i)\b/.test(lower)) return null
  if (
    /\b(?:something|somewhere|anything|anywhere|ideas?|could|suggest\w*|recommend\w*)\b/.test(lower)
  )
    return null
  const found = inTrip(context, trip)
  if (found) return found
  if (context.heard.places.length > 0) return null
  if (!daysMeant(context, trip).days[0] && troubling.test(lower)) {
    const hard = hardOnTrip(context, trip)
    if (hard) return hard
  }
  const hours = /\b(?:everything|all|anything)\b.*\b(?:open|closed|shut)\b/.test(lower)
  if (
    !hours &&
    /\b(?:weather|rain\w*|temperature|warm|cold|hot|tip\w*|plug|sunset|sunrise|open|closed|holiday)\b/.test(
      lower,
    )
  )
    return null
  const { days, unknown } = daysMeant(context, trip)
  if (unknown) {
    return {
      meant: 'trip-question',
      words: `There is no ${unknown} in this trip: it runs from ${onDay(trip.start)} to ${onDay(trip.days.at(-1)?.date ?? trip.start)}.`,
      ask: null,
      followUps: [],
    }
  }
  const [day] = days
  if (
    !day &&
    /\b(?:this|it) (?:all )?(?:too (?:much|full|busy)|realistic|doable|ok)\b|\bwhich (?:day )?is (?:the )?(?:fullest|busiest|longest)\b|\b(?:fullest|busiest) day\b/.test(
      lower,
    )
  )
    return tooMuch(trip)
  if (!day) return whole.test(lower) ? overview(trip) : null
  // A planned lunch is read back; where to have one that is not planned is a search, which another
  // skill does.
  const meal = mealIn(lower)
  if (meal && !day.stops.some((stop) => stop.meal === meal)) return null
  const editing = editingOf(context, trip, days)
  const verdict = judging.test(lower) || hours ? `${judged(day, trip, editing.known)} ` : ''
  const number = trip.days.indexOf(day) + 1
  const [first] = day.stops
  const place = first?.placeId ? editing.known.place(first.placeId) : undefined
  const slug = trip.stays[0]?.slug
  return {
    meant: 'trip-question',
    words: `${verdict}${capital(onDay(day.date))}, day ${number}: ${stopsInWords(day)}`,
    ask: null,
    followUps: [
      ...(day.stops.length > 1
        ? [`Make day ${number} lighter`]
        : [`Add something on day ${number}`]),
      `Rain on day ${number}, put us indoors`,
      `Start later on day ${number}`,
    ],
    remember: { day: day.date, ...(place && slug && { place: { slug, placeId: place.id } }) },
  }
}

/** "Is Sintra in there?": whether the trip has a place, and when. */
function inTrip({ heard }: MessageContext, trip: Trip): Reply | null {
  const [named] = heard.places
  const asks =
    /\b(?:in there|in it|included|planned|in the (?:trip|plan)|on the (?:trip|plan|list)|which day|what day|when (?:do|are|is))\b/
  if (!named || !asks.test(heard.lower)) return null
  const day = trip.days.find(({ stops }) => stops.some(({ placeId }) => placeId === named.place.id))
  const number = day ? trip.days.indexOf(day) + 1 : 0
  const stop = day?.stops.find(({ placeId }) => placeId === named.place.id)
  return {
    meant: 'trip-question',
    words:
      day && stop
        ? `Yes: ${stop.name} is on day ${number}, ${onDay(day.date)}${stop.start ? `, at ${stop.start.slice(11, 16)}` : ''}.`
        : `No, ${named.place.name} is not in this trip yet.`,
    ask: null,
    followUps: day ? [`What is on day ${number}?`] : [`Add ${named.place.name}`],
    remember: {
      ...(day && { day: day.date }),
      place: { slug: named.destination.slug, placeId: named.place.id },
    },
  }
}

/** Which day is the fullest, and whether that is much. */
function tooMuch(trip: Trip): Reply {
  const load = ({ stops }: Day) => stops.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)
  const fullest = trip.days.toSorted((one, other) => load(other) - load(one))[0]
  if (!fullest) return overview(trip)
  const number = trip.days.indexOf(fullest) + 1
  const minutes = Math.max(30, Math.round(load(fullest) / 30) * 30)
  const verdict =
    minutes > 420
      ? 'That is a lot for one day'
      : minutes > 300
        ? 'That is full, but it works'
        : 'No, it leaves room'
  return {
    meant: 'trip-question',
    words: `${verdict}: the fullest is day ${number}, ${onDay(fullest.date)}, with ${count(fullest.stops.length)} stops and about ${span(minutes)} of visiting.`,
    ask: null,
    followUps: [`Make day ${number} lighter`, `What is on day ${number}?`],
    remember: { day: fullest.date },
  }
}

function stopsInWords({ stops }: Day): string {
  if (stops.length === 0) return 'nothing planned yet.'
  const lines = stops
    .slice(0, 8)
    .map(({ name, start }) => (start ? `${start.slice(11, 16)} ${name}` : name))
  return `${listed(lines)}.`
}

function judged(day: Day, trip: Trip, known: ReturnType<typeof editingOf>['known']): string {
  const shut = day.stops.filter((stop) => {
    const place = stop.placeId ? known.place(stop.placeId) : undefined
    return (
      place &&
      closedAt(hoursThatDay(place, day, trip), minuteOf(stop.start, day), stop.minutes ?? 0) !==
        null
    )
  })
  const minutes = day.stops.reduce((sum, stop) => sum + (stop.minutes ?? 0), 0)
  const size = `It has ${count(day.stops.length)} ${day.stops.length === 1 ? 'stop' : 'stops'} and about ${span(Math.round(minutes / 30) * 30 || 30)} of visiting${minutes > 480 ? ', which is a full day' : ''}.`
  if (shut.length > 0)
    return `Careful: ${listed(shut.map(({ name }) => name))} would be closed when you get there. ${size}`
  return `Yes, it works: nothing is closed as far as our hours tell. ${size}`
}

function overview(trip: Trip): Reply {
  const lines = trip.days
    .slice(0, 8)
    .map(
      (day, index) =>
        `Day ${index + 1}, ${onDay(day.date)}: ${listed(day.stops.slice(0, 6).map(({ name }) => name)) || 'free'}.`,
    )
  return {
    meant: 'trip-question',
    words: `${trip.title}. ${lines.join(' ')}`,
    ask: null,
    followUps: ['Make day 1 lighter'],
  }
}
