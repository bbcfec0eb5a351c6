/** What a place should be like that nobody has named: warm, near, in a part of the world. */
import { toCount } from '../grammar/numbers.ts'
import type { Reading } from '../reading.ts'
import type { TripBrief } from '../schema.ts'

type Search = NonNullable<TripBrief['search']>

const weathers: readonly (readonly [pattern: RegExp, weather: NonNullable<Search['weather']>])[] = [
  [
    /\b(?:not (?:too|so) hot|cool(?:er)?(?: weather| temperatures?| climate)?|escape the heat|away from the heat|mild(?: weather)?)\b/,
    'cool',
  ],
  [
    /\b(?:snowy?|white christmas|winter wonderland|somewhere cold|ski(?:ing)? (?:trip|holiday|resort))\b/,
    'snow',
  ],
  [
    /\b(?:warm(?:er|th)?(?: weather)?|hot(?: weather)?(?! springs?| tubs?| chocolate| dogs?| pot| air)|sunny|sunshine|(?:some|winter|guaranteed|a bit of|the|get|catch|chasing|need|want|crave|for) sun|tropical|heat|escape the (?:cold|winter|rain|grey|gray))\b/,
    'warm',
  ],
]

const number = '(?<n>\\d{1,4}(?:[.,]5)?|an?|one|two|three|four|five|six|seven|eight|ten|twelve)'
const mode =
  '(?<mode>drive|driving|by car|car ride|flight|flying|fly|by plane|train(?: ride| journey)?|by train|by rail)'
const reachPattern = new RegExp(
  `\\b(?:(?:within|under|less than|max(?:imum)?|up to|no more than|not more than|at most|about|around|short) (?:of )?(?:a )?)?${number}(?:[- ](?<half>and a half))?[ -]?(?<unit>hours?|hrs?|h|minutes?|mins?|km|kilomet(?:er|re)s|miles?)(?:'s?)?(?:[ -](?:or (?:less|so)|max|away|by))?(?:[ -](?:a |of )?${mode})?(?: (?:or (?:less|so)|max|away))*`,
)
const minutesPerKilometre = { drive: 0.75, train: 0.6, flight: 0.1 }

/** Said of the way there, not of a stay: "3 hours of Chicago", "a 2-hour drive", "max 4h flight". */
const reachBefore =
  /\b(?:within|under|less than|max(?:imum)?|up to|no more than|not more than|at most)\b/
const reachAfter = /^\s*(?:from|of)\b/

export function readReach(reading: Reading): Search['within'] {
  for (const found of reading.find(reachPattern)) {
    const { n, unit = '', mode: said, half } = found.groups
    const led = reachBefore.test(found.text) || reading.leads(reachBefore, found.start, 14)
    const near = reading.follows(reachAfter, found.end)
    // "For two hours by train" is how long, not how far.
    if (/\bfor $/.test(reading.lower.slice(Math.max(0, found.start - 4), found.start))) continue
    // "I live an hour from the Florida one" tells of home.
    if (
      /\blive (?:about |around |roughly |just |only )?$/.test(
        reading.lower.slice(Math.max(0, found.start - 20), found.start),
      )
    )
      continue
    if (!(said || (led && near) || (near && !/^(?:days?|weeks?)/.test(unit)))) continue
    const amount = (toCount(n) ?? Number((n ?? '').replace(',', '.'))) + (half ? 0.5 : 0)
    if (!(amount > 0)) continue
    const by = /fl|plane/.test(said ?? '')
      ? 'flight'
      : /train|rail/.test(said ?? '')
        ? 'train'
        : 'drive'
    const perUnit = unit.startsWith('h')
      ? 60
      : unit.startsWith('mi') && !unit.startsWith('mile')
        ? 1
        : unit.startsWith('mile')
          ? minutesPerKilometre[by] * 1.609
          : minutesPerKilometre[by]
    reading.claim('destination', found.start, found.end)
    return { minutes: Math.max(1, Math.round(amount * perUnit)), ...(said && { by }) }
  }
  return undefined
}

export function readWeather(reading: Reading): Search['weather'] {
  const warm = /\bwarm\b/.test(reading.free())
  for (const [pattern, weather] of weathers) {
    const [found] = reading.find(pattern)
    // "Warm, but not too hot" is warm.
    if (!found || (warm && weather === 'cool')) continue
    const before = reading.lower.slice(Math.max(0, found.start - 12), found.start)
    if (/\b(?:no|not|without|avoid)\s+(?:the |too |any )?$/.test(before) && weather === 'warm')
      continue
    reading.claim('destination', found.start, found.end)
    return weather
  }
  return undefined
}

/** "Somewhere in Italy", "a small island in Greece": the words only say where to look. */
export const openLead =
  /\b(?:somewhere|anywhere|some ?place|wherever|which|something|what(?:'s| is) left|islands|hidden gems|ideas?|options|suggestions|(?:an?|some|one|the best|any|good|nice)(?: [\w-]+){0,3} (?:place|town|city|village|island|resort|spot|destination|lake|beach|base)s?)\b[^.,;!?]{0,30}? (?:in|on|around|within|of|across) (?:the )?$/
