/** Reasons for leaving a place out, each held against the catalogue. */
import type { Place } from '#domain/places/schema.ts'
import { clock } from './dates.ts'
import { metersBetween, usualMinutes } from './distance.ts'
import { isOpen } from './opening-hours.ts'
import { opensOnSomeDay } from './promises.ts'
import { isFood, type SeenPlan } from './seen-plan.ts'
import { judged, type Verdict } from './verdict.ts'

type Truth = (place: Place, plan: SeenPlan, said: RegExpExecArray) => boolean

/** Slower than this, door to door, no way is: twice the usual time and a quarter of an hour. */
const slowest = (meters: number) => 2 * usualMinutes(meters) + 15
const cheapestDear = 2
const coolest = 25
const rainy = 0.25
/** A level at which a ticket is dear. */
const dear = 2
/** What travelers of every age have heard of. */
const famous = 0.45
/** Two ways up one mountain begin no farther apart. */
const oneVisit = 3000
/** A day that ends by then leaves its night free. */
const lateEvening = 21 * 60 + 30
/** Meters that are around the corner. */
const aroundTheCorner = 750
/** Meters that one goes there and back beside the straight way. */
const longestRound = 650

const truths: readonly { says: RegExp; holds: Truth }[] = [
  { says: /closed|shut/i, holds: (place, plan, said) => isClosed(place, plan, said) },
  { says: /takes (?:half )?a day of its own/i, holds: ({ dayTrip }) => dayTrip !== undefined },
  {
    says: /not known to suit your diet \(([\w-]+)\)/i,
    holds: ({ diets }, _, [, diet]) => !(diets ?? []).some((tag) => tag === diet),
  },
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
  { says: /costs more than/i, holds: ({ price }) => price !== null && price >= cheapestDear },
  { says: /not known to be step-free/i, holds: ({ stepFree }) => stepFree !== true },
  { says: /not step-free/i, holds: ({ stepFree }) => stepFree === false },
  { says: /not a place for children/i, holds: ({ children }) => children === false },
  {
    says: /little for children in it/i,
    holds: ({ children, kind }, { request }) =>
      request.kind === 'family' &&
      children !== true &&
      (kind === 'museum' || kind === 'gallery' || kind === 'stage'),
  },
  {
    says: /for shopping, and you travel with children/i,
    holds: ({ kind }, { request }) => request.kind === 'family' && kind === 'shopping',
  },
  {
    says: /^It is close to .+, where you are on (\w+)/,
    holds: ({ at }, { days }, [, weekday]) =>
      days.some(
        ({ date, stops }) =>
          weekdayName(date) === weekday &&
          stops.some(({ stop }) => stop.at && metersBetween(stop.at, at) <= aroundTheCorner),
      ),
  },
  {
    says: /for a night out, and you travel with children/i,
    holds: ({ kind }, { request }) => kind === 'nightlife' && request.kind === 'family',
  },
  {
    says: /for a night out, and you travel with teenagers/i,
    holds: ({ kind }) => kind === 'nightlife',
  },
  {
    says: /for a night out, and you keep halal/i,
    holds: ({ kind }, { request }) => request.kind === 'halal' && kind === 'nightlife',
  },
  {
    says: /not known to suit your diet \((.+)\)/i,
    holds: ({ diets = [] }, _, [, wanted = '']) =>
      wanted.split(/, | and /).some((diet) => !diets.some((tag) => tag === diet)),
  },
  {
    says: /climbed by stairs, as far as is known/i,
    holds: ({ stepFree }) => stepFree === null,
  },
  {
    says: /a climb or a thrill/i,
    holds: ({ kind }) => kind === 'activity',
  },
  {
    says: /your days leave no hours in which a whole visit would fit/i,
    // Its doors or the light must be in the way.
    holds: ({ hours, setting }) => hours !== null || setting !== 'indoor',
  },
  {
    says: /about drinks or gambling, and you keep halal/i,
    holds: ({ kind, name, about }, { request }) =>
      request.kind === 'halal' &&
      (kind === 'nightlife' ||
        /beer|brew|wine|whisk|cocktail|pub\b|bar\b|rum|casino|distill/i.test(name + about)),
  },
  {
    says: /no museums, and it is one inside/i,
    holds: ({ about }) => /museum|collection|galler|exhibit|rooms|halls/i.test(about),
  },
  {
    says: /stairs or a climb/i,
    holds: (place) =>
      /stair|step|climb|steep|hik|trek|scrambl|ladder|walk up|up the hill|via ferrata|bungee|rafting|zip ?line/i.test(
        everyWord(place),
      ),
  },
  {
    says: /on a hill or over rough ground/i,
    holds: (place) =>
      /hill|mount|seat|peak|ridge|crag|lava|crater|volcano|summit|slope|cliff|rock|path|way up|hours? up|minutes up/i.test(
        everyWord(place),
      ),
  },
  {
    says: /lies up a hill/i,
    // It or what it is part of lies high, and nothing that is told of carries one up.
    holds: (place, { destination }) => {
      const whole = destination.places.find(({ id }) => id === place.partOf)
      return [place, ...(whole ? [whole] : [])].some(
        (each) =>
          each.stepFree !== true &&
          /hill|mount|peak|rock|crag|seat|ridge|summit|volcano|crater|rampart|battlement|highest|laid out below|walk up|bluff|walls/i.test(
            everyWord(each),
          ),
      )
    },
  },
  {
    says: /for a younger crowd/i,
    holds: ({ essential, ...place }, { request }) =>
      /parents|seventies|older|senior/i.test(request.text) &&
      essential < famous &&
      /street.art|graffiti|sticker|skate|anime|manga|arcade|video game|e-?sports|sneaker|streetwear|tattoo/i.test(
        everyWord(place),
      ),
  },
  {
    says: /is a club for the night/i,
    holds: ({ kind, ...place }, { request }) =>
      kind === 'nightlife' &&
      /parents|sixties|seventies|older|senior/i.test(request.text) &&
      /club|techno|\bDJs?\b|rave|danc|disco/i.test(everyWord(place)),
  },
  {
    says: /at its best at night, and you travel with children/i,
    holds: ({ interests, bestTime, ...place }, { request }) =>
      request.kind === 'family' &&
      (interests[0] === 'nightlife' ||
        bestTime === 'night' ||
        /night|late|bars?\b/i.test(everyWord(place))),
  },
  {
    says: /What is served there is not known to suit what you eat/i,
    // One eats there, and no tag says that it is for who keeps to a diet.
    holds: ({ diets = [], cuisines = [], ...place }, { request }) =>
      !diets.some((tag) => tag === request.kind) &&
      (cuisines.length > 0 ||
        /food|eat|cook|tast|lunch|dinner|buffet|kitchen|meal|coffee|tea|supper|feast|market/i.test(
          everyWord(place),
        )),
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
    says: /club that fills at midnight, which you did not ask for/i,
    holds: ({ kind, interests }) => kind === 'nightlife' || interests.includes('nightlife'),
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
    says: /^It takes (a tour|a car) to get there, more than a small budget/i,
    holds: ({ dayTrip }, { request }, [, by]) =>
      /budget/.test(request.kind) && dayTrip?.by === (by === 'a tour' ? 'tour' : 'drive'),
  },
  {
    says: /costs more than a small budget spares/i,
    holds: ({ price }, { request }) => /budget/.test(request.kind) && (price ?? 0) >= dear,
  },
  {
    says: /outdoors, and rain is likely/i,
    holds: ({ setting }, { destination, days }) =>
      setting !== 'indoor' &&
      days.some(({ date }) => (destination.climate.rainDays[monthOf(date)] ?? 0) / 30 >= rainy),
  },
  {
    says: /^You (?:are there|pass it) on (\w+)/,
    holds: ({ id, at, partOf }, { days, destination }, [, weekday]) =>
      days.some(
        ({ date, stops }) =>
          weekdayName(date) === weekday &&
          stops.some(({ stop }, index) => {
            // The catalogue says that the one lies in the other, however large it is.
            if (partOf !== undefined && stop.placeId === partOf) return true
            const part = destination.places.find((place) => place.id === stop.placeId)
            if (part?.partOf === id) return true
            const before = stops[index - 1]?.stop.at ?? stop.at
            if (!(stop.at && before)) return false
            // Who walks from one to the other by way of the place goes hardly farther.
            const round = metersBetween(before, at) + metersBetween(at, stop.at)
            return round - metersBetween(before, stop.at) <= longestRound
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
    says: /for shopping, which you did not ask for/i,
    holds: ({ kind }) => kind === 'shopping',
  },
  {
    says: /for a night out, which you did not ask for/i,
    holds: ({ kind }) => kind === 'nightlife',
  },
  {
    says: /for those who care for (\w+), which you did not name/i,
    holds: ({ interests }, _, [, subject]) => interests.some((each) => each === subject),
  },
  {
    says: /(?:made|more) for families with children/i,
    holds: ({ interests }) => interests.includes('family'),
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

/** Whether there was room or a nearer table is a matter of the whole plan; `roomThere` looks at it. */
const notForOnePlace =
  /^(No room on your days|Other tables lie closer|It is less for |It is a longer walk in the open|It is booked and paid for by itself|It is in the open, and you asked to be inside|You asked (?:to avoid it|for no )|It is only about things you do not care for|It would go over your budget)/i

/** All that the catalogue says of a place, in months and at hours of their own, too. */
const everyWord = ({ name, about, offers = [], moments = [] }: EveryWord) =>
  [name, about, ...offers, ...moments.map(({ says }) => says)].join(' ')
type EveryWord = Pick<Place, 'name' | 'about' | 'offers' | 'moments'>

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
    const truth = truths.find(({ says }) => says.test(reason))
    return truth ? [{ place, reason, truth }] : []
  })
  return judged(read, ({ place, reason, truth: { says, holds } }) => {
    const said = says.exec(reason)
    if (!said || holds(place, plan, said)) return null
    return `${place.name}: "${reason}" (hours ${place.hours}, step-free ${place.stepFree}, children ${place.children}, price ${place.price})`
  })
}

/** Reasons that nobody here can hold against anything: a new sentence needs a new rule. */
export function unreadReasons(plan: SeenPlan): Verdict {
  return judged(reasonsOf(plan), ({ place, reason }) =>
    notForOnePlace.test(reason) || truths.some(({ says }) => says.test(reason))
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
