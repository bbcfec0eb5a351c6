/** A practical question, with "it", "there" and "and in July?" replaced by what they refer to. */

import { parseBrief } from '#domain/brief/parse-brief.ts'
import { monthNames } from '#domain/calendar/english-dates.ts'
import { loadHolidays } from '#domain/holidays/holiday-calendar.ts'
import type { Destination, Place } from '#domain/places/schema.ts'
import { answerPractical } from '../practical/answer-practical.ts'
import type { PracticalQuestion } from '../practical/practical-answer.ts'
import { whenInSeason } from '../practical/topics/season.ts'
import { withForecast } from '../practical/with-forecast.ts'
import { daysMeant } from './edit/days-meant.ts'
import type { KnownPlace, MessageContext, Reply } from './message-context.ts'
import { hereabouts, knownPlace, pointedAt, withWholeNames } from './resolve-reference.ts'
import { wayFromHome, wayToStranger } from './ways-told.ts'

const months = new RegExp(
  `\\b(?:in |on |during )?(?:${monthNames.join('|')}|summer|winter|spring|autumn)\\b`,
  'gi',
)
const goingOn = /^\W*(?:and|or|what about|how about|but|in|for)\b/

/** Where travellers say they are from, which is not the destination of the question. */
const homeland = /,? ?\b(?:we|i) (?:are|am|come|came|'m|'re) from \p{Lu}?\p{L}+/giu

/** Orders and refusals, which ask nothing, whatever words they contain. */
const ordering =
  /^\W*(?:these|those|they|this|that) (?:is|are|looks?)\b(?!.*\?)|\b(?:instead|nothing (?:about|with|to do)|rather not|plan|no more|cheaper|fancier|to (?:see|do|visit|eat)|something|somewhere|cool (?:down|off))\b/

/** Questions without a question word at the start: "the best time to see the blossom", "is it safe to eat ice". */
const askedAnyway = /\b(?:best (?:time|month|season) to|when (?:is|are|can|do|does|to)\b|safe to)\b/

/** "Rainy day with kids": bad weather as the occasion of a wish, and no question about the weather. */
const badWeather =
  /\b(?:rainy|wet|stormy|grey|gray|cold) (?:day|afternoon|morning|evening|weekend)\b|\b(?:bad|awful|terrible|horrible) weather\b|\b(?:it'?s|it is|is|while|when|if) (?:it )?(?:raining|pouring|rains|pours)\b/
const weatherAsked =
  /\b(?:will|does|how (?:many|much|often|likely|hot|cold|wet|rainy)|forecast|umbrella|weather (?:in|like|for|on|be))\b/
const isWeatherToWaitOut = (lower: string) =>
  badWeather.test(lower) &&
  !weatherAsked.test(lower.replace(/\b(?:bad|awful|terrible|horrible) weather in\b/, ' '))

export async function practicalQuestion(context: MessageContext): Promise<Reply | null> {
  const { heard, memory, turn } = context
  const isOrder = ordering.test(heard.lower) && !askedAnyway.test(heard.lower)
  if (isOrder || isWeatherToWaitOut(heard.lower)) return null
  const fromHome = wayFromHome(context) ?? wayToStranger(context)
  if (fromHome) return fromHome
  const isOfAll =
    asksForWeather.test(heard.lower) ||
    tooMuchWeather.test(heard.lower) ||
    asksForSum.test(heard.lower)
  const place = isOfAll ? null : (pointedAt(context) ?? bookingMeant(context))
  if (!place && asksToBook.test(heard.lower) && context.memory.shown.length > 0) return askWhich()
  const destinations = wherePractical(context, place?.destination)
  const { dates } = heard.said
  const text = withWholeNames(
    context,
    questionText(context, place?.place.name).replace(homeland, ''),
  )
  const day = dates?.start ?? dates?.earliest ?? dates?.end
  const known = context.brief.dates
  const usual = turn.trip?.start ?? known?.start ?? known?.earliest
  const month = day ? Number(day.slice(5, 7)) : usual ? Number(usual.slice(5, 7)) : undefined
  const tripDay = turn.trip ? daysMeant(context, turn.trip).days[0] : undefined
  const question: PracticalQuestion = {
    text,
    destinations,
    ...(destinations.length === 0 && { catalogue: context.knowledge.catalogue.destinations }),
    holidays: await loadHolidays(),
    ...(month !== undefined && { month }),
    ...(dates?.start ? { date: dates.start } : tripDay && { date: tripDay.date }),
    today: turn.today,
    ...(turn.trip && { trip: turn.trip }),
  }
  const answer = answerPractical(await withForecast(question, context.knowledge.weather))
  if (!answer) return null
  // Of a town that nobody here knows the next skill says so.
  const isUnknown = heard.strangers.length > 0
  if (answer.words === '')
    return answer.missing === 'destinations' && !isUnknown ? askWhere(text) : null
  const [city] = destinations
  return {
    meant: 'practical',
    words: `${answer.words}${byWhat(answer.words, place?.place)}`,
    ask: null,
    followUps: city ? followUps(answer.topic, city) : [],
    grounds: answer.grounds,
    remember: {
      grounds: answer.grounds.slice(0, 12),
      practical: text.slice(0, 400),
      destinations: destinations.map(({ slug }) => slug),
      ...(place &&
        !(memory.place && isWayFrom.test(heard.lower)) && {
          place: { slug: place.destination.slug, placeId: place.place.id },
        }),
      ...(heard.said.party.total !== undefined && {
        brief: { ...memory.brief, party: context.brief.party },
      }),
      ...(memory.brief.destinations.length === 0 &&
        destinations.length === 1 &&
        heard.said.destinations.length > 0 && {
          brief: { ...memory.brief, destinations: context.brief.destinations },
        }),
      ...inItsSeason(context, city),
    },
  }
}

/**
 * The question with the season's dates as its dates: who asks when the cherries bloom means that time, unless other
 * days were named.
 */
function inItsSeason(
  context: MessageContext,
  city: Destination | undefined,
): Pick<Reply, 'remember'>['remember'] {
  const { memory, heard, turn, knowledge } = context
  const when = city && !context.brief.dates ? whenInSeason(heard.text, city) : null
  if (!city || !when) return {}
  const { dates } = parseBrief(`${city.name} in ${when}`, {
    today: turn.today,
    gazetteer: knowledge.gazetteer,
    destinations: knowledge.catalogue.destinations,
  })
  const { destinations } = memory.brief
  return {
    brief: {
      ...memory.brief,
      destinations: destinations.length > 0 ? destinations : context.brief.destinations,
      ...(dates && { dates }),
    },
  }
}

/** "Five nights in April, too hot?" */
const tooMuchWeather = /\btoo (hot|cold|warm|wet|rainy|humid)\s*\?\s*$/

/** "Is it too hot there?" asks about the weather, and not about the place that was spoken of. */
const asksForWeather =
  /\b(?:is|will|does|would) (?:it|that) (?:be |get )?(?:too |very |so |really )?(?:hot|cold|warm|wet|rainy|humid|chilly|freezing)\b|^\W*too (?:hot|cold|warm|wet)\W*$/
const asksForSum =
  /\b(?:all (?:of )?(?:that|this|it)|all together|altogether|in total|in all|for (?:all of us|everything)|the whole (?:trip|thing))\b/
const asksToBook =
  /\b(?:have to|need to|should|must|do|better) (?:i |we |you )?(?:have to |need to )?(?:book|reserve)\b|\bneed (?:an? )?(?:reservation|booking)\b/

/** The place that "do we need to reserve?" is about: the one spoken of last. */
function bookingMeant(context: MessageContext): KnownPlace | null {
  const { heard, memory } = context
  return asksToBook.test(heard.lower) && heard.places.length === 0
    ? knownPlace(context, memory.place)
    : null
}

/** How one gets to a day trip, added where its notes do not say. */
function byWhat(words: string, place: Place | undefined): string {
  const by = place?.dayTrip?.by
  const isWay = /each way|door to door/.test(words)
  return by && isWay && !new RegExp(`\\b${by}\\b`, 'i').test(words)
    ? ` One goes by ${modes[by]}.`
    : ''
}

const modes = {
  train: 'train',
  bus: 'bus',
  ferry: 'ferry',
  drive: 'car',
  tour: 'a guided tour',
} as const

/** Asks for the place, since tips and plugs differ by country. */
function askWhere(text: string): Reply {
  return {
    meant: 'practical',
    words: 'That depends on where you are.',
    ask: { words: 'Which city do you mean?' },
    followUps: [],
    remember: { practical: text.slice(0, 400) },
  }
}

/** Asks for the place, since booking ahead differs by place. */
function askWhich(): Reply {
  return {
    meant: 'practical',
    words: 'That depends on the place, and our notes say it of some of them.',
    ask: { words: 'Which place do you mean?' },
    followUps: [],
  }
}

/** The cities it is about; of a country, those that are known there. */
function wherePractical(
  context: MessageContext,
  of: Destination | undefined,
): readonly Destination[] {
  const { heard, knowledge } = context
  const { destinations, bySlug } = knowledge.catalogue
  const origin = bySlug.get(heard.said.origin?.slug ?? '')
  const named = [...(origin ? [origin] : []), ...heard.destinations]
  const isFrom = origin && heard.destinations.length === 0
  if (isFrom) return [...new Set([...(of ? [of] : hereabouts(context).slice(0, 1)), origin])]
  if (named.length > 0) return [...new Set(named)]
  if (of) return [of]
  const countries = heard.said.destinations.flatMap(({ kind, country }) =>
    kind === 'country' && country ? [country] : [],
  )
  const inside = destinations.filter(({ country }) => countries.includes(country))
  return inside.length > 0 ? inside.slice(0, 1) : hereabouts(context).slice(0, 2)
}

const isWayFrom = /\b(?:far|distance|long|walk)\b.*\b(?:from|to)\b/

function questionText(context: MessageContext, name: string | undefined): string {
  const { heard, memory } = context
  const { text, said } = heard
  if (/^\W*too (?:hot|cold|warm|wet)\W*$/.test(heard.lower)) return `Is it ${text}`
  const tooWhat = tooMuchWeather.exec(heard.lower)?.[1]
  if (tooWhat && said.dates) return `Is it too ${tooWhat} ${text.match(months)?.[0] ?? ''}?`
  const isShort = text.split(/\s+/).length <= 7
  if (
    memory.practical &&
    isShort &&
    goingOn.test(heard.lower) &&
    (said.dates || said.destinations.length > 0)
  ) {
    const asked = memory.practical.replace(months, '').replace(/\?+\s*$/, '')
    return `${asked} ${text.replace(goingOn, '')}`
  }
  const { origin } = said
  const goal = origin && said.destinations.length === 0 ? hereabouts(context)[0] : undefined
  if (goal && origin && /\bhow (?:far|long)\b/.test(heard.lower)) {
    return `How far is it from ${origin.name} to ${goal.name}?`
  }
  const [city] = memory.destinations
  const whenToGo = /\bwhen (?:is|would|should|to|are|do)\b.*\b(?:nice|best|good|go|visit|mild)\b/
  const isWhen = /^\W*when\W*$/.test(heard.lower)
  if ((whenToGo.test(heard.lower) || isWhen) && city)
    return `best month for ${city.replace(/-/g, ' ')}`
  const asksStay =
    /\bhow (?:long|much time)\b/.test(heard.lower) &&
    !/\b(?:get|go|drive|way|from|take to|queue|wait|line)\b/.test(heard.lower)
  if (name && asksStay) return `How long does one spend in ${name}?`
  const spoken = knownPlace(context, memory.place)?.place
  // "Is it far from Nyhavn?": it is what was spoken of before.
  if (spoken && isWayFrom.test(heard.lower) && heard.places[0]?.place !== spoken)
    return text.replace(/\b(?:it|that|this)\b/i, spoken.name)
  if (!name || heard.places.length > 0) return text
  if (asksToBook.test(heard.lower) && !/\b(?:it|there|that)\b/i.test(text)) return `${text} ${name}`
  return text.replace(
    /\b(?:the (?:first|second|third|fourth|fifth|last) (?:one|place|option)|it|that one|this one|that place|this place|there|(?:that|this)(?= (?:far|from|open|close\w*|cost\w*|free|worth)\b))\b/i,
    name,
  )
}

function followUps(topic: string, { name }: Destination): string[] {
  const all = [
    `What should I see in ${name}?`,
    ...(topic === 'tipping' ? [] : [`Do you tip in ${name}?`]),
    ...(/month|weather/.test(topic) ? [] : [`What is the best month for ${name}?`]),
    `Which plug do I need in ${name}?`,
    `Plan three days in ${name}`,
  ]
  return all.filter((text) => !text.toLowerCase().includes(topic.toLowerCase())).slice(0, 3)
}
