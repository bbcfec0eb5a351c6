/**
 * Words that refer to earlier messages: "the second one", "both", "the day after", "the one in England", "actually
 * no".
 */

import type { BriefContext } from '#domain/brief/brief-context.ts'
import { countPattern, toCount } from '#domain/brief/grammar/numbers.ts'
import { parseBrief } from '#domain/brief/parse-brief.ts'
import type { PlaceRef, TripBrief } from '#domain/brief/schema.ts'
import { addDays } from '#domain/calendar/calendar-days.ts'
import { toMajor, toMinor } from '#domain/money/money.ts'

type Step = (brief: TripBrief) => TripBrief

/** Agreement changes nothing, and is understood. */
export const agreeing =
  /^\s*(?:yes|yep|yeah|yup|ok(?:ay)?|sure|sounds (?:good|great|perfect|lovely)|(?:that(?:'s| is) )?(?:perfect|great|lovely|good|fine|right|it)|looks (?:good|great)|i like (?:it|that)|thanks?(?: you)?|thank you|cool|nice|love it|go (?:ahead|for it)|let'?s do (?:it|that))\b[\s,.!]*(?:thanks?(?: you)?|thank you|please|then|go ahead)?[\s.!]*$/

/** A message that takes the last one back, and says nothing else. */
export const takingBack =
  /^\s*(?:(?:hmm+|oh|ah|sorry|wait|ok),?\s*)*(?:actually,?\s*)?(?:no|nope|no wait|never ?mind|scratch that|forget (?:that|it|i said that)|take that back|leave it as it was|as it was before|go back|not that|i changed my mind)(?:,?\s*(?:actually|sorry|wait|thanks|forget (?:it|that)|never ?mind|leave it(?: as it was)?|go back|keep it as it was|as before))*[\s.!]*$/

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth']
const position =
  /\b(?<not>not |skip |except |without )?(?:the )?(?<which>first|second|third|fourth|fifth|last|latter|former|1st|2nd|3rd|4th)(?: (?:one|option|city|place|idea|suggestion|choice))?\b(?! (?:day|night|week|time|of|weekend|evening|morning|half|class|thing))/
const every = /\b(?:both|all (?:of (?:them|it)|three|four|of those)|do (?:them )?all)\b/
const whichever =
  /\b(?:you (?:choose|pick|decide)|either(?: (?:one|is fine|works))?|whichever|up to you|don'?t (?:mind|care) which|surprise (?:me|us))\b/

/** The answer to "which of them?". */
export function chooseByPosition(lower: string): Step {
  return (brief) => {
    const { choice, ...settled } = brief
    if (!choice) return brief
    const { destinations } = brief
    if (every.test(lower)) return settled
    const groups = position.exec(lower)?.groups
    if (!groups && whichever.test(lower))
      return { ...settled, destinations: destinations.slice(0, 1) }
    const which = groups?.which ?? ''
    const index = /^(?:last|latter)$/.test(which)
      ? destinations.length - 1
      : which === 'former'
        ? 0
        : /^\d/.test(which)
          ? Number.parseInt(which, 10) - 1
          : ordinals.indexOf(which)
    const chosen = destinations[index]
    if (!chosen) return brief
    if (!groups?.not) return { ...settled, destinations: [chosen] }
    const left = destinations.filter((each) => each !== chosen)
    return { ...(left.length > 1 ? brief : settled), destinations: left }
  }
}

const shift = new RegExp(
  `\\b(?<n>${countPattern}|an?|one|the|a couple of) (?<unit>day|week|month)s? (?<way>later|after(?: that)?|earlier|before|sooner)\\b|\\b(?:push|move|shift|bring) (?:it|the trip|everything|that|the dates)(?: (?<dir>back|forward|out|up))?(?: by)? (?<m>${countPattern}|an?|one) (?<unit2>day|week|month)s?\\b`,
)

/** "The day after", "a week later": the whole trip moves and keeps its length. */
export function shiftDates(lower: string): Step {
  const groups = shift.exec(lower)?.groups
  return (brief) => {
    const { dates } = brief
    if (!groups || !dates || /\b(?:arriv|land|dinner|meet)/.test(lower)) return brief
    const said = groups.n ?? groups.m
    const count = said === 'the' ? 1 : said === 'a couple of' ? 2 : (toCount(said) ?? 1)
    const unit = groups.unit ?? groups.unit2
    const back =
      /earlier|before|sooner/.test(groups.way ?? '') || /forward|up/.test(groups.dir ?? '')
    const days = (back ? -1 : 1) * count * (unit === 'month' ? 28 : unit === 'week' ? 7 : 1)
    const moved = (date: string | undefined) => (date ? addDays(date, days) : undefined)
    const [start, end] = [moved(dates.start), moved(dates.end)]
    if (!start && !end) return brief
    return { ...brief, dates: { ...dates, ...(start && { start }), ...(end && { end }) } }
  }
}

export const shiftPattern = shift

const bitLonger =
  /\b(?:a (?:bit|little)|slightly|somewhat) (?<way>longer|shorter)\b|^\s*(?<alone>longer|shorter)(?: please)?[\s.!]*$/

/** Days by which a trip gets longer or shorter: one where no number is said. */
export function nudgeLength(lower: string): number {
  const groups = bitLonger.exec(lower)?.groups
  if (!groups) return 0
  return (groups.way ?? groups.alone) === 'longer' ? 1 : -1
}

const childrenOut =
  /\b(?:(?:the |our |my )?(?:kids|children|little ones|boys|girls|son|daughter|baby)(?: (?:are|is|will))?(?: not|n'?t)? (?:aren'?t |isn'?t |won'?t |not |can'?t )?(?:be )?(?:coming|joining|come|join|stay(?:ing)?(?: at)? home|travell?ing)(?: after all)?|(?:without|leave|leaving) (?:the |our )?(?:kids|children)|no kids (?:after all|now|this time))\b/
const stays = /n'?t\b|\b(?:not|stay(?:ing)?(?: at)? home|without|leav(?:e|ing)|no kids)\b/
const dropsOut =
  /\b(?<who>my [a-z-]+|our [a-z-]+|one (?:of us|person|friend)|(?!we\b|i\b|you\b|it\b|they\b|that\b|this\b|he\b)[a-z]{3,12}) (?:can'?t (?:make it|come|join)|isn'?t (?:coming|joining)|(?:is )?not coming|won'?t (?:come|join|make it)|drop(?:s|ped) out|has to cancel|cancelled|canceled|bailed)\b/

/** "The kids aren't coming after all", "Tom can't make it". */
export function leaveOut(lower: string): Step {
  const withoutChildren = childrenOut.test(lower) && stays.test(lower)
  const dropped = !withoutChildren && dropsOut.test(lower)
  return (brief) => {
    const { party } = brief
    if (withoutChildren) {
      const { children, infants, ...rest } = party
      const total =
        party.adults ??
        (party.total !== undefined && children !== undefined ? party.total - children : undefined)
      const { total: _, ...uncounted } = rest
      return {
        ...brief,
        party: {
          ...uncounted,
          ...(total !== undefined && total > 0 && { total }),
          childAges: [],
          has: party.has.filter((who) => !/children|infants|teenagers/.test(who)),
          kinds: party.kinds.filter((kind) => kind !== 'family'),
        },
      }
    }
    if (!dropped || party.total === undefined || party.total < 2) return brief
    const total = party.total - 1
    return {
      ...brief,
      party: {
        ...party,
        total,
        ...(party.adults !== undefined && { adults: Math.max(0, party.adults - 1) }),
      },
    }
  }
}

const scaled =
  /\b(?<word>double|twice|triple|halve|half) (?:of )?(?:the |my |our )?(?:budget|money|sum)\b|\bbudget (?:is |has )?(?<past>doubled|halved)\b/
const changed =
  /(?<sum>\d[\d.,]*) ?(?:eur(?:os?)?|€|usd|dollars|bucks|\$|£|pounds|quid)? (?<way>more|less|extra|on top)\b(?! (?:days?|nights?|people|museums?))/

/** "Double the budget", "200 more is fine". */
export function changeBudget(lower: string): Step {
  const word = scaled.exec(lower)?.groups
  const sum = changed.exec(lower)?.groups
  return (brief) => {
    const { budget } = brief
    if (!budget) return brief
    const said = word?.word ?? word?.past
    if (said) {
      const factor = /^(?:double|twice)/.test(said) ? 2 : said === 'triple' ? 3 : 0.5
      return { ...brief, budget: { ...budget, minor: Math.round(budget.minor * factor) } }
    }
    const amount = Number((sum?.sum ?? '').replace(/[.,](?=\d{3}\b)/g, ''))
    if (
      !sum ||
      !(amount > 0) ||
      /\b(?:day|night|week|person|people)s?\b/.test(
        lower.slice(lower.indexOf(sum.sum ?? ''), lower.indexOf(sum.sum ?? '') + 16),
      )
    )
      return brief
    const more = toMinor(amount, budget.currency) * (sum.way === 'less' ? -1 : 1)
    if (toMajor(budget.minor + more, budget.currency) <= 0) return brief
    return { ...brief, budget: { ...budget, minor: budget.minor + more } }
  }
}

export const budgetChange = changed

const confirming =
  /^\s*(?:yes|yep|yeah|yup|sure|of course|both|all|as well|also|it is|right|correct|i do|we do)\b/
const denying = /^\s*(?:no|nope|not|only|just|neither|without)\b/

/**
 * The answer to whether a place that was only mentioned is meant: "yes, both", "no, only Innsbruck".
 * Undefined where the message answers something else.
 */
export function settleDoubt(brief: TripBrief, lower: string): TripBrief | undefined {
  if (brief.destinations.every(({ doubted }) => !doubted)) return undefined
  const sure = ({ doubted, ...place }: PlaceRef): PlaceRef => place
  if (confirming.test(lower)) return { ...brief, destinations: brief.destinations.map(sure) }
  if (!denying.test(lower)) return undefined
  const named = brief.destinations.filter(({ name }) => lower.includes(name.toLowerCase()))
  const refused = /^\s*(?:not|without)\b/.test(lower) ? named : []
  const kept =
    named.length > refused.length
      ? named
      : brief.destinations.filter((place) => !(place.doubted || refused.includes(place)))
  const names = new Set(kept.map(({ name }) => name))
  const stays = brief.stays.filter(({ place }) => names.has(place))
  const [only] = stays
  // The stay in the one place that is left is the whole trip.
  if (kept.length === 1 && only && brief.days === undefined && only.windows.length === 0) {
    const { days, nights } = only
    return {
      ...brief,
      destinations: kept.map(sure),
      stays: [],
      ...(nights !== undefined && { nights, days: nights + 1 }),
      ...(days !== undefined && { days }),
    }
  }
  return { ...brief, destinations: kept.map(sure), stays }
}

const anotherOf =
  /\bthe (?:other )?one (?:in|from)\b|\bin [\p{L} ]+,? i mean\b|\bi mean (?:in|the one)\b/iu

/** "The one in England", "Massachusetts", "the country": which of several places of a name. */
export function settleName(text: string, context: BriefContext): Step {
  return (brief) => {
    const [only, ...others] = brief.destinations.filter((each) => !isArea(each, text))
    // "Naples 4 days", "the one in Florida": it was taken for another, and nobody asked.
    const corrected = others.length === 0 && anotherOf.test(text) ? only : undefined
    const open = brief.destinations.find(({ unsure }) => unsure) ?? corrected
    if (!open) return brief
    const settled = whichOf(open, text, context)
    if (!settled) return brief
    const { name } = settled
    const destinations = [
      ...brief.destinations.filter((each) => each !== open && !isArea(each, text)),
      settled,
    ]
    return {
      ...brief,
      destinations,
      stays: brief.stays.map((stay) =>
        stay.place === open.name ? { ...stay, place: name } : stay,
      ),
    }
  }
}

const isArea = ({ kind, name }: PlaceRef, text: string) =>
  kind !== 'city' && text.toLowerCase().includes(name.toLowerCase())

function whichOf(open: PlaceRef, text: string, context: BriefContext): PlaceRef | undefined {
  const lower = text.toLowerCase()
  if (/\bthe country\b/.test(lower) && open.kind === 'country') {
    const { unsure, ...sure } = open
    return sure
  }
  if (/\b(?:the )?(?:us|american) state\b|\bthe state\b/.test(lower)) {
    const [state] = parseBrief(`A trip to the state of ${open.name}.`, context).destinations
    return state && !state.unsure ? state : undefined
  }
  const [area] = parseBrief(
    `A trip to ${text
      .replace(/^.*\b(?:in|from)\s+/i, '')
      .replace(/^the one |,? i mean\b.*$/gi, '')}.`,
    context,
  ).destinations
  if (!area || area.kind === 'city') return undefined
  const land = area.kind === 'region' ? areaCountry(area) : area.name
  const [place] = parseBrief(`A trip to ${open.name}, ${land}.`, context).destinations
  return place && !place.unsure && place.name === open.name ? place : undefined
}

/** England and Scotland say which as well as the country they are in. */
function areaCountry({ country = '', name }: PlaceRef): string {
  return new Intl.DisplayNames(['en'], { type: 'region' }).of(country) ?? name
}
