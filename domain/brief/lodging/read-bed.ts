/**
 * The bed in the traveler's own words: a riad, a cave hotel, a cabin in a caravan park. The kind of lodging is one of a few, and
 * the word is kept beside it; so are wishes that only a bed can meet, and some that sound like one and are none.
 */

import { countPattern } from '../grammar/numbers.ts'
import { type Reading, taken } from '../reading.ts'
import type { Lodging } from '../schema.ts'
import { bedThere, facilitiesOf } from './bed-facilities.ts'
import { readBedWords } from './bed-words.ts'

type Kind = NonNullable<Lodging['kind']>

const sort =
  '(?:(?:log|wooden|safari|family(?:-run)?|eco|game|bush|jungle|mountain|ski|beach|cave|boutique|design|heritage|historic|capsule|pod|ice|love|self[- ]catering|stone|thatched|seaside|forest|lakeside|lakefront|country|overwater|glass|holiday|traditional|roadside|tiny|bell|floating) )*'
/** Words for a house, and what kind of lodging each is. */
const nouns: readonly (readonly [noun: string, kind: Kind])[] = [
  [
    '(?:riads?|ryokans?|minshukus?|homestays?|pousadas?|posadas?|casas? particular(?:es)?|mountain huts?|mountain refuges?|rifugios?|havelis?|hanoks?)',
    'guesthouse',
  ],
  [
    '(?:(?:rorbu(?:er)? )?cabins?(?! (?:bags?|crew|luggage|baggage|class|fever|pressure|on the (?:ship|boat|ferry)))|cottages?|chalets?|farm ?houses?|farm ?stays?|agriturism[oi]|g[iî]tes?|tree ?houses?|bungalows?|trull[oi]|casitas?|rorbu(?:er)?|fincas?|masserias?|machiyas?|hyttes?|casas? rural(?:es)?)',
    'house',
  ],
  ['(?:motels?|lodges?|paradors?|paradores|apart-?hotels?)', 'hotel'],
  ['(?:caravans?|yurts?|glamping pods?|safari tents?|trailers?)', 'campsite'],
]
/** A hotel of its own sort, and not just any. */
const anyHouse = `(?<=^|[.,;:(!?] ?|\\b(?:an?|the|one|1|two|three|single|our|own|whole|rent|renting|want|need|prefer|book|in|or|some|and|with|for|as|rather|small|big|little|large|nice|beach|holiday|town|wooden|stone|cosy|cozy|cute|detached|quiet|simple|entire|private|rented|traditional|modern|normal|vacation|summer|shared) )(?<!\\b(?:opera|tea|coffee|ale|custom|of the|in our|at the|to the|from the|haunted|on the|the white|wine and the) )(?:(?:small|big|little|large|nice|beach|holiday|town|wooden|stone|cosy|cozy|cute|detached|quiet|simple|whole|entire|private|rented|traditional|modern|normal|vacation|summer|shared),? (?:and )?)*houses?(?=(?: rentals?)?(?: (?:with|near|by|close|not|instead|rather|big enough|large enough|in the|on the|for (?:all|us|everyone|everybody|both|our|the|\\d+)|to rent|or|and|please|next to|at the)\\b| for ${taken}| ?[,.;!?)]| ?$))`
const sortedHotels =
  '(?:(?:small|little|tiny),? (?:and )?)?(?:cave|boutique|design|heritage|historic|capsule|pod|ice|love|art|business|spa|wellness|beach|airport|golf|ski|lakeside|thermal|(?:family|kid|child|dog|pet|bike)[- ]friendly|family[- ](?:run|owned)) hotels?|small hotels?'
const park = '(?: (?:in|on|at) (?:an? )?(?:caravan|holiday|tourist|trailer|camper) parks?)?'

const beds: readonly (readonly [pattern: RegExp, kind: Kind])[] = [
  [new RegExp(`\\b(?:${sortedHotels})\\b`), 'hotel'],
  [/\b(?:small,? )?family[- ](?:run|owned) (?:guest ?houses?|pensions?|b&bs?)\b/, 'guesthouse'],
  ...nouns.map(
    ([noun, kind]) => [new RegExp(`\\b${sort}${noun}${park}(?![\\w'-])`), kind] as const,
  ),
  [/\b(?:caravan|holiday|tourist|trailer) parks?\b/, 'campsite'],
  [new RegExp(anyHouse), 'house'],
  [
    /\b(?:small|little|tiny|cosy|cozy|charming|cute|simple) (?:guest ?houses?|b&bs?|inns?|pensions?)\b/,
    'guesthouse',
  ],
]

/** What is looked at: "villas with gardens", "visit the Palladian villas". */
const villasToSee =
  /\b(?:(?:visit(?:ing)?|see(?:ing)?|look at|tour(?:ing)?|admir(?:e|ing)|famous|historic|palladian|roman|renaissance|medici|venetian) (?:the |some |old |grand |famous |historic )*villas?|villas (?:and (?:their )?|with (?:their |lovely |beautiful )?)(?:gardens?|palaces|museums))\b/

const house =
  '(?:hotels?|hostels?|apartments?|flats?|villas?|airbnbs?|rooms?|lodging|accommodations?|buildings?|place to stay|guest ?houses?|stay)'
const lift = new RegExp(
  `\\b${house}\\b[^.;!?]{0,48}\\b(?<lift>lifts?|elevators?)\\b|\\b(?<first>lifts?|elevators?) (?:in|at) the (?:hotel|building|house|apartment)\\b`,
)
const breakfast = new RegExp(
  `\\b${house}\\b[^.;!?]{0,72}(?:\\band|,|&|\\+|\\bplus|\\bwith)(?: good| a good| big)? (?<breakfast>breakfast)\\b(?! (?:at|in) )`,
)
const adultsOnly = /\badults?[- ]only\b/
const notPool =
  /(?:\b(?:not|no|never|without)|n'?t)(?: (?:really|need|want|use|care about|an?|the|any|big|much|into|for|have to have|very|even))* pools?\b(?: (?:people|persons?|types?|lovers?))?/
const lovesPool = /\b(?:not|never|n'?t)(?: (?:do|be|go|live|stay))? without\b/
const notBig =
  /\b(?:no|not|avoid|without|rather not|nothing like|don'?t like|dislike|hate)(?: (?:an?|any|in|into|the|those|one of|really|too|so|very|much|keen on|fans? of|stay(?:ing)?))*(?: (?:big|huge|large|chain|mega|giant|massive|anonymous))+(?: or (?:big|huge|large|chain))? (?:hotels?|resorts?|chains?|hotel chains?)\b/
const safe =
  /\bsafe (?:neighbou?rhood|area|part of (?:town|the city)|district|place|barrio|street)s? (?:to|for) (?:sleep|stay|our hotel|be based|the nights?)\w*|\b(?:sleep|stay|staying|based|hotel|airbnb|apartment) (?:is )?(?:in|on) an? safe (?:neighbou?rhood|area|part of (?:town|the city)|district|street)\b/
const count = '(?<best>[345]|three|four|five)'
/** "Five stars at the lake, elsewhere four is fine". */
const starsThere = new RegExp(
  `\\b${count}[- ]?stars? (?:at|in|by|on|for) (?:the )?[a-z]+(?: [a-z]+)?,? (?:and |but )?(?:elsewhere|otherwise|everywhere else|(?:for )?the rest)(?: of the (?:trip|time))?,? (?<rest>${countPattern})(?:[- ]?stars?)?(?: (?:is|are|would be|will do)(?: (?:fine|ok|okay|enough))?)?\\b`,
)

/** Before the readers of needs: a lift of the house is the bed's, and says nothing of the way. */
export function readBedWishes(
  reading: Reading,
  labelled: readonly string[] = [],
): Pick<Lodging, 'wishes' | 'stars' | 'found'> & { ownWords: string[] } {
  const wishes: string[] = []
  const there = bedThere(reading)
  const ownWords = [...labelled, ...readBedWords(reading)]
  wishes.push(...facilitiesOf(reading))
  for (const { start, groups } of reading.find(lift)) {
    const word = groups.lift ?? groups.first ?? ''
    const at = reading.lower.indexOf(word, start)
    if (!reading.isFree(at, at + word.length) || skiLift.test(reading.lower.slice(0, at))) continue
    reading.claim('lodging', at, at + word.length)
    wishes.push('lift')
  }
  for (const { end, groups } of reading.find(breakfast, 'lodging')) {
    const at = end - (groups.breakfast ?? '').length
    if (!reading.isFree(at, end)) continue
    reading.claim('lodging', at, end)
    wishes.push('breakfast')
  }
  for (const { start, end } of reading.find(adultsOnly, 'party')) {
    if (!reading.follows(isOfAHouse, end) && !reading.leads(isOfAHouse, start, 20)) continue
    wishes.push('adults only')
  }
  for (const { start, end } of reading.find(notPool)) {
    if (!lovesPool.test(reading.lower.slice(Math.max(0, start - 12), end)))
      reading.claim('lodging', start, end)
  }
  for (const { start, end } of reading.find(notBig)) {
    reading.claim('lodging', start, end)
    wishes.push('small hotel')
  }
  for (const { start, end } of reading.find(safe)) {
    reading.claim('lodging', start, end)
    wishes.push('safe area to sleep')
  }
  const [shared] = reading.find(starsThere)
  const stars =
    shared &&
    Number(shared.groups.rest?.replace('three', '3').replace('four', '4').replace('five', '5'))
  if (shared && stars) {
    reading.claim('lodging', shared.start, shared.end)
    wishes.push(reading.lower.slice(shared.start, shared.end))
  }
  return {
    wishes: [...new Set(wishes)],
    ownWords,
    ...(stars && stars <= 7 && { stars }),
    ...(there && { found: there }),
  }
}

const skiLift = /\b(?:ski|chair|cable) $/
const isOfAHouse =
  /^[,:]? ?(?:[a-z]+ ){0,2}(?:hotels?|resorts?|places?|lodg(?:e|ing)s?|accommodations?|villas?)\b|\b(?:hotels?|resorts?|place|lodging|accommodation)[ ,]+(?:that (?:is|are) |for )?$/

/** Hides villas that are looked at, so that nobody sleeps in them. */
export function readVillasToSee(reading: Reading): string[] {
  return reading.find(villasToSee).map(({ start, end }) => {
    const text = reading.lower.slice(start, end)
    const at = start + text.indexOf('villa')
    reading.claim('interest', at, at + (/villas?/.exec(text)?.[0].length ?? 0))
    return text.replace(
      /^(?:visit(?:ing)?|see(?:ing)?|look at|tour(?:ing)?|admir(?:e|ing)) (?:the |some )?/,
      '',
    )
  })
}

export interface Bed {
  kind: Kind
  /** In the singular: "riad". */
  called: string
  start: number
  end: number
}

/** The houses that are named by their own word, in the order they are said in. */
export function bedsNamed(reading: Reading): Bed[] {
  return beds
    .flatMap(([pattern, kind]) =>
      reading.find(pattern, 'lodging').map(({ start, end }) => ({
        kind,
        start,
        end,
        called: singularBed(reading.lower.slice(start, end)),
      })),
    )
    .sort((a, b) => a.start - b.start || b.end - a.end)
}

/** "Cabins in caravan parks": one of them. */
export function singularBed(text: string): string {
  return text
    .replace(/^(?:small|tiny|holiday) (?=cottage|cabin|chalet|caravan)/, '')
    .replace(/paradores/, 'parador')
    .replace(/trulli/, 'trullo')
    .replace(/agriturismi/, 'agriturismo')
    .replace(/particulares/, 'particular')
    .replace(/\b(?<one>[a-zî-]{3,})s\b/g, (word, one: string) =>
      /(?:ss|us)$/.test(word) ? word : one,
    )
    .replace(/ (?<lead>in|on|at) (?!an? )/, ' $<lead> a ')
}
