/** How to get there and around: by what, by what not, with which rented car, and back or not. */
import { carriers } from '../carriers.ts'
import { isRefused } from '../grammar/negation.ts'
import { countPattern, toCount } from '../grammar/numbers.ts'
import type { Reading } from '../reading.ts'
import type { Transport, TripBrief } from '../schema.ts'
import { hasWhole, readVocabulary } from '../tastes/read-vocabulary.ts'
import { readImpliedWays } from './implied-ways.ts'
import { readBoundWays, readToldWays } from './told-journey.ts'

type Mode = Transport['wanted'][number]

const modes: readonly (readonly [pattern: RegExp, mode: Mode])[] = [
  [
    /\b(?:self[- ]?driv(?:e|ing)|driv(?:e|ing) (?:ourselves|myself|around|ourself|my own car|our own car)|non-self-driving)\b/,
    'self-driving',
  ],
  [/\b(?:flights?|fly(?:ing)?|planes?|air ?planes?|air travel|by air)\b/, 'flight'],
  [
    /\b(?:train(?! (?:nuts?|buffs?|fans?|geeks?|lovers?|enthusiasts?|spott|museums?|mad|crazy|obsess|fanatics?))|(?<!\b(?:(?<!(?:would|'d) )likes?|loves?|into|obsessed with|mad (?:about|on)|crazy about|keen on) (?:[a-z]+(?:, and |, | and ))*)trains|rail(?:way|ways| pass)?|eurostar|tgv|shinkansen|high-speed rail|interrail|eurail)\b/,
    'train',
  ],
  [
    // "The pyramids before the heat and the buses": those of others.
    /\b(?<!\b(?:before|avoid(?:ing)?|beat(?:ing)?|ahead of|away from|without) (?:the )?(?:[a-z]+,? (?:and|or) )?(?:the )?(?:tour |tourist )?)(?:bus(?:es)?|coach(?:es)?|flixbus)\b/,
    'bus',
  ],
  [/\b(?:ferr(?:y|ies)|by boat)\b/, 'ferry'],
  [
    /\b(?:(?:rent(?:al|ed|ing)?|hire|own|hired) (?:an? |our |my )?(?:cars?|van|suv)|(?:by|our own|my own|our|my|a|have a|the|no|not|with) cars?|car hire|driving|drive|(?<!\bcable )car(?!-(?:free|sick|less)))\b/,
    'car',
  ],
  [/\b(?:taxis?|uber|cabs?|rideshare)\b/, 'taxi'],
  [
    /\b(?:by bike|bicycles?|bikes?|(?<!\b(?:road|gravel|(?<!(?:would|'d) )likes?|loves?|enjoys?|keen on|into) (?:[a-z]+(?:, and |, | and ))*)cycling|(?<=\b(?:'ll|will|to|would|can|and|we|i) )cycle(?! (?:paths?|routes?|lanes?|tours?)\b)|by bicycle|(?:cycle|bike) (?:everywhere|around|all over))\b/,
    'bicycle',
  ],
  [
    /\b(?:on foot|walk(?:ing)? everywhere|walkable|(?<=\b(?:only|just) )walking(?= (?:and|or)\b))\b/,
    'walking',
  ],
  [/\b(?:public trans(?:port(?:ation)?|it)|metro|subway|the tube|trams?)\b/, 'public-transport'],
]

/** Whether a phrase is a way to travel, and no more. */
export function isMode(phrase: string): boolean {
  return hasWhole(modes, phrase)
}

/** `reachedBy` is how a place that is looked for is to be reached: at most so many hours by plane. */
export function readTransport(
  reading: Reading,
  labelled: readonly string[] = [],
  reachedBy?: 'drive' | 'train' | 'flight',
): Transport {
  const transport: Transport = { wanted: [], avoided: [], directOnly: readDirect(reading) }
  const limits = readBoundWays(reading)
  for (const words of limits)
    if (/^(?:direct |non-?stop )?(?:flights?|flying)\b/.test(words)) transport.wanted.push('flight')
  if (transport.directOnly && reading.says(directFlight)) transport.wanted.push('flight')
  if (reachedBy === 'flight') transport.wanted.push('flight')
  for (const { mode, isRefused: isOut } of readImpliedWays(reading))
    (isOut ? transport.avoided : transport.wanted).push(mode)
  const heard = readVocabulary(reading, modes, { wanted: 'transport', refused: 'transport' })
  for (const { meaning, refused, start, end } of heard) {
    const text = reading.lower.slice(start, end)
    // "My wife doesn't drive": somebody else does.
    if (refused && meaning === 'car' && doesNot.test(reading.lower.slice(0, start))) continue
    const isLater = reading.follows(onlySo, end)
    // "No drive longer than three hours": driven all the same.
    const isBounded = meaning === 'car' && reading.follows(bound, end)
    if (isBounded && refused) {
      if (!transport.wanted.includes('car')) transport.wanted.push('car')
      continue
    }
    const no =
      (refused && !isLater) ||
      text.startsWith('non-') ||
      /\bnon-$/.test(reading.lower.slice(Math.max(0, start - 5), start)) ||
      /^not? /.test(text)
    // Refusing cars refuses driving oneself; taxis are still allowed.
    const mode =
      meaning === 'car' && no ? 'self-driving' : meaning === 'self-driving' && !no ? 'car' : meaning
    const list = no ? transport.avoided : transport.wanted
    if (!list.includes(mode)) list.push(mode)
  }
  transport.avoided = [...new Set(transport.avoided)]
  transport.wanted = [...new Set(transport.wanted)].filter(
    (mode) => !transport.avoided.includes(mode),
  )
  const wishes = [
    ...new Set([
      ...labelled,
      ...limits,
      // "Direct flight, max 4 hours" says the flight as well.
      ...readToldWays(reading).filter((way) => !limits.some((limit) => limit.includes(way))),
    ]),
  ]
  return wishes.length > 0 ? { ...transport, wishes } : transport
}

/** "We don't fly until the 6th", "I don't fly often", "not fly Ryanair": at another time, seldom, or with others. */
const onlySo = new RegExp(
  `^ (?:(?:(?:out|home|back) )?(?:until|till)|often|much|a lot|regularly|direct(?:ly)?|business|economy|(?:with )?(?:${[...carriers].join('|')}))\\b`,
)
const doesNot =
  /\b(?:she|he|wife|husband|girlfriend|boyfriend|partner|mum|mom|mother|dad|father|son|daughter|friend|brother|sister|one of us) (?:doesn'?t|does not|can'?t|cannot|won'?t) (?:really |actually |want to |like to |like |enjoy )*$/
const bound =
  /^(?: (?:that|which) (?:is|are|takes?))? (?:(?:days? )?(?:longer|more|over|above|exceeding)\b|of (?:more|over)\b)/

const directFlight =
  /\b(?:only (?:take |fly |book )?(?:direct|non-?stop) (?:flights?|flying)|(?:direct|non-?stop) flights? only)\b/
const directPattern =
  /\b(?:only (?:take |fly |book )?(?:direct|non-?stop)|(?:direct|non-?stop) (?:flights?|trains?) only|no (?:layovers?|stopovers?|connections|changes)|(?:want|prefer|need) (?:a )?(?:direct|non-?stop)|(?:with|on|book) (?:an? )?(?:direct|non-?stop) (?:flights?|trains?))\b/

function readDirect(reading: Reading): boolean {
  const found = reading.find(directPattern, 'transport')
  for (const { start, end } of found) {
    if (reading.isFree(start, end)) reading.claim('transport', start, end)
  }
  return found.length > 0 || reading.says(directPattern)
}

const rentPattern =
  /\b(?:rent(?:ing)?|hire|hiring|arrange|book|pick up|get|provide) (?:us |me )?(?:an?|the) (?:(?:nice|small|big|large|cheap|rental|comfortable|new|hire) )*(?<type>[a-z][a-z-]{1,15}|4x4|4wd)(?: (?:car|van|vehicle|suv|truck))?(?=[^.?!]{0,40}(?:\bseats?\b|\bfor (?:us|me)\b(?= in)|\bto (?:drive|get around|explore)\b|\brental\b|\bper day\b)|\b)/
const carTypes =
  /^(?:car|compact|suv|sedan|minivan|van|wagon|convertible|economy|luxury|ev|pickup|limo|limousine|motorhome|campervan|camper|rv|minibus|roadster|cabriolet|classic|hatchback|estate|jeep|truck|coupe|moped|scooter|motorbike|motorcycle|tesla|electric|hybrid|4x4|4wd|people carrier)$/
const seatsPattern = new RegExp(
  `\\b(?:seats?|seating for|room for)(?: at least| up to)? (?<n>${countPattern})(?: people| passengers| persons?| adults)?\\b`,
)

/** Runs before all others: a car's name and its seats are neither a place nor a party. */
export function readRental(reading: Reading): Transport['rental'] {
  const rental: NonNullable<Transport['rental']> = {}
  let said = false
  const seats = reading.find(seatsPattern)[0]
  for (const found of reading.find(rentPattern)) {
    const type = found.groups.type ?? ''
    const rented = /^(?:rent|hir)/.test(found.text)
    const near = seats && seats.start - found.end < 60 && seats.start > found.end
    if (!(carTypes.test(type) || (near && !/^(?:room|table|hotel|boat)$/.test(type)))) continue
    if (!rented && !near && !carTypes.test(type)) continue
    if (isRefused(reading.lower.slice(reading.sentenceAt(found.start).start, found.start))) continue
    said = true
    if (type !== 'car' && !rental.type) rental.type = type
    const start = found.end - (found.text.length - found.text.lastIndexOf(type))
    reading.claim('transport', start, start + type.length)
  }
  if (seats) {
    said = true
    const count = toCount(seats.groups.n)
    if (count) rental.seats = count
    reading.claim('transport', seats.start, seats.end)
  }
  return said ? rental : undefined
}

export function readTripType(reading: Reading): TripBrief['tripType'] {
  const patterns = [
    [
      /\b(?:round[- ]?(?:trips?|tours?)|circular (?:drive|route|tour|trip)|full circle|(?:an?|one|big|small|grand|day|week) loop\b|loop (?:from|around|through|back)|(?:starting|start) and (?:ending|end|finishing|finish)|return (?:flights?|tickets?|trip|journey)|there and back|and back(?: again| home)?|returning to)\b/,
      'round',
    ],
    [/\b(?:one[- ]?way|single ticket|not (?:coming|going) back|not returning)\b/, 'one-way'],
  ] as const
  for (const [pattern, type] of patterns) {
    const [found] = reading.find(pattern)
    if (!found) continue
    for (const each of reading.find(pattern)) reading.claim('tripType', each.start, each.end)
    return type
  }
  return undefined
}
