/** What is known of one place, or of one destination, when somebody asks about it. */
import { monthNames } from '#domain/calendar/english-dates.ts'
import { allSaid } from '#domain/places/moments.ts'
import type { Destination, Place } from '#domain/places/schema.ts'
import { eats } from './eats.ts'
import { hoursInWords } from './hours-in-words.ts'
import type { MessageContext, Reply } from './message-context.ts'
import { span } from './phrases.ts'
import { knownPlace, pointedAt, shownAt } from './resolve-reference.ts'
import { groundOf, groundsOf, prices } from './suggest.ts'

const asking =
  /^\W*(?:and |so |ok |but )?(?:what(?:'s| is| are)|tell (?:me|us)|more (?:about|on)|describe|how (?:steep|big|old|long|far|high|hard|busy|crowded|is|about)|is|are|do (?:we|i)|does|can|should|would|who|where(?:'s| is)|show (?:me|us))\b|\b(?:tell me (?:more )?about|more about|worth (?:it|a visit|seeing)|what about|details)\b|\bhow (?:steep|hard|far|long|big|high|busy)\b|\btell (?:me|us) more\b|\bsounds (?:good|nice|great|interesting|lovely)\b|\?\s*$|^\W*(?:the |number |option )?(?:first|second|third|fourth|last|\d)(?: one)?[\s.!?]*$/

/** Words that ask for something near a place or like it, and not about the place. */
const looksFor =
  /\b(?:near|nearby|around|like|similar|lunch|dinner|eat|eats|coffee|cheaper|else|other|instead|plan)\b/

export function aboutPlace(context: MessageContext): Reply | null {
  const { heard, memory } = context
  const found = pointedAt(context)
  const isBare = heard.places.length === 1 && heard.text.split(/\s+/).length <= 5
  if (!found || !(asking.test(heard.lower) || isBare)) return null
  const isVague =
    heard.places.length === 0 &&
    !/\b(?:it|that one|this one|that place|this place|first|second|third|fourth|last|the \w+)\b/.test(
      heard.lower,
    )
  const isWay = /\bhow (?:do|can|would|to|should)\b.*\b(?:get|go|reach)\b/.test(heard.lower)
  if (isVague && !isWay) return null
  const isOther = /\bthe other (?:one|place)\b/.test(heard.lower)
  if ((looksFor.test(heard.lower) && !isOther) || heard.said.spending !== undefined) return null
  const isNamed = heard.places.length > 0 || knownPlace(context, shownAt(context)) !== null
  if (!isNamed && memory.place === null) return null
  const { place, destination } = found
  const said = memory.answered.some((answer) =>
    answer.startsWith(place.name.toLowerCase().slice(0, 60)),
  )
  const words = placeInWords(place, destination, said)
  const asksHow =
    /\bhow (?:do|can|would|to|should)\b.*\b(?:get|go|reach|there)\b|\b(?:in a day|day trip)\b/.test(
      heard.lower,
    )
  const way =
    asksHow && place.dayTrip
      ? `${place.dayTrip.how} About ${span(place.dayTrip.minutesEachWay)} each way by ${place.dayTrip.by}. `
      : ''
  const steps =
    /\b(?:steep|stairs|steps|knees?|hard|wheelchair|step-free|accessible|stroller)\b/.test(
      heard.lower,
    ) && place.stepFree !== null
      ? place.stepFree
        ? 'It is step-free as far as our notes know. '
        : 'There are steps and slopes, so it takes good legs. '
      : ''
  const doubt = steps
    ? ''
    : /\bhow (?:steep|hard|old|big|high|crowded|busy)\b/.test(heard.lower)
      ? 'I can’t put a figure on that; this is what our notes have. '
      : ''
  return {
    meant: 'place',
    words: `${yesOrNo(place, heard.lower)}${steps}${way}${doubt}${words}`,
    ask: null,
    followUps: [
      ...(context.turn.trip ? [] : [`Lunch near ${place.name}`]),
      `Something like ${place.name}`,
      `Is ${place.name} open on Sunday?`,
    ],
    grounds: [...groundsOf(place), ...(place.hours ? [groundOf(`Open ${place.hours}.`)] : [])],
    remember: {
      place: { slug: destination.slug, placeId: place.id },
      destinations: [destination.slug],
      ...(heard.said.destinations.length > 0 &&
        context.brief.destinations.length <= 1 && {
          brief: { ...context.brief, mustSee: memory.brief.mustSee },
        }),
    },
  }
}

/** The answer to a yes-or-no question ("Is it good for kids?"), said before the rest. */
function yesOrNo({ children, price, setting }: Place, lower: string): string {
  if (!/^\W*(?:and |so |but |ok |hmm )?(?:is|are|does|do|would|will|can)\b/.test(lower)) return ''
  if (/\b(?:kids?|child|children|toddlers?|famil(?:y|ies)|teenagers?|babies|baby)\b/.test(lower))
    return children === null
      ? 'Whether children enjoy it our notes don’t say. '
      : children
        ? 'Yes, children enjoy it. '
        : 'It is not one for children. '
  if (/\bfree\b(?! time)/.test(lower))
    return price === null
      ? ''
      : price === 0
        ? 'Yes, it is free. '
        : 'As a rule it is not free; whether some hours are, our notes don’t say, and its own website does. '
  if (/\b(?:indoors?|inside|outdoors?|outside|under a roof)\b/.test(lower))
    return setting === 'both'
      ? 'It is both under a roof and in the open. '
      : setting === 'indoor'
        ? 'It is under a roof. '
        : 'It is in the open. '
  return ''
}

function placeInWords(place: Place, { name }: Destination, again: boolean): string {
  const price =
    place.price === null
      ? 'What it costs I don’t know.'
      : `${eats(place) ? 'A meal is' : 'It is'} ${prices[place.price]}.`
  const facts = [
    eats(place) ? '' : `Give it about ${span(place.minutes)}.`,
    place.hours
      ? `${hoursInWords(place.hours)}.`
      : 'Its hours I don’t know for sure, so check them.',
    price,
    place.stepFree === false ? 'There are steps.' : '',
    place.bestTime === 'any' ? '' : `Best ${timeInWords(place.bestTime)}.`,
    place.dayTrip ? `It takes a day: ${place.dayTrip.how}` : '',
  ].filter((each) => each !== '')
  const opening = again
    ? `More on ${place.name} in ${place.area}:`
    : `${place.name}, ${place.area} in ${name}:`
  return `${opening} ${allSaid(place)} ${facts.join(' ')}`
}

const timeInWords = (time: Place['bestTime']) =>
  time === 'sunset' || time === 'midday' || time === 'night' ? `at ${time}` : `in the ${time}`

const wondering =
  /\b(?:tell (?:me|us) (?:more )?about|what(?:'s| is) \w+(?: \w+)? like\b|what about|thinking (?:about|of)|how about|dreaming of|is .* (?:nice|good|worth|walkable)|what (?:do you know|can you say) (?:about|of))\b/

/** "Tell me about Sydney": the city in a few sentences, with what not to miss. */
export function aboutDestination(context: MessageContext): Reply | null {
  const { heard, brief } = context
  const [destination, ...others] = heard.destinations
  if (!destination || others.length > 0 || heard.places.length > 0) return null
  const goesOn = context.memory.meant === 'destination' && heard.lower.split(/\s+/).length <= 4
  if (!(wondering.test(heard.lower) || goesOn) || heard.said.days !== undefined) return null
  if (/\bto (?:see|do|eat|visit)\b/.test(heard.lower)) return null
  const best = destination.places
    .filter((place) => !eats(place))
    .toSorted((one, other) => other.essential - one.essential)
    .slice(0, 3)
    .map(({ name }) => name)
  const when = bestMonths(destination)
  return {
    meant: 'destination',
    words: `${destination.about} Not to be missed: ${best.slice(0, -1).join(', ')} and ${best.at(-1)}. ${when}`,
    ask: 'dates',
    followUps: [
      `What should I see in ${destination.name}?`,
      `Plan three days in ${destination.name}`,
      `Where to eat in ${destination.name}?`,
    ],
    grounds: [groundOf(destination.about)],
    remember: { brief, destinations: [destination.slug], place: null },
  }
}

/** The mildest and driest months by the normals. */
export function bestMonths({ climate, name }: Destination): string {
  const scored = monthNames.map((month, index) => {
    const high = climate.high[index] ?? 20
    const rain = climate.rainDays[index] ?? 8
    return { month, index, high, score: -Math.abs(high - 23) - rain * 0.6 }
  })
  const best = scored.toSorted((one, other) => other.score - one.score).slice(0, 2)
  const [first, second] = best.toSorted((one, other) => one.index - other.index)
  if (!first || !second) return ''
  return `${name} is at its mildest in ${first.month} and ${second.month}, around ${Math.round((first.high + second.high) / 2)} °C by day.`
}
