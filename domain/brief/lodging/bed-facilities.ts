/**
 * What a room or a house is to have, in the words that tell it ("single rooms", "all inclusive", "a hot shower"), how often one
 * moves from bed to bed, and beds that are there already.
 */
import { countPattern } from '../grammar/numbers.ts'
import type { Reading } from '../reading.ts'

const familyRooms = /(?<!\b(?:connecting|adjoining) )\bfamily (?:bed)?(?:rooms?|suites?)\b/

const bed = '(?:doubles?|twins?|singles?|triples?|quads?|family rooms?)(?: rooms?)?'
/** "Two doubles and a single" are three rooms. */
export const bedList = new RegExp(
  `\\b(?<first>${countPattern}|an?) ${bed}(?:,| and| &| \\+| plus) (?<second>${countPattern}|an?) ${bed}\\b|\\b(?<only>${countPattern}) (?:doubles|triples)\\b`,
)

/**
 * Before people are counted: "a small family-run place" is no family's trip, and neither is "a resort with family room"; "two
 * doubles and two singles" are rooms, and nobody.
 */
export function holdBeds(reading: Reading): void {
  for (const { start, end } of reading.find(/\bfamily[- ](?:run|owned)\b/))
    reading.claim('lodging', start, end)
  for (const { start, end } of [...reading.find(familyRooms), ...reading.find(bedList)])
    reading.claim('lodging', start, end)
}

/** What the house or the room is to have, in the words that tell it. */
const facilities: readonly (readonly [pattern: RegExp, wish: string])[] = [
  [/\ball[- ]inclusive\b/, 'all inclusive'],
  [/\b(?:half|full)[- ]board\b/, ''],
  [familyRooms, 'family room'],
  [
    /(?<!\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+|in|and|separate|every|each|the) )\b(?:single|twin|double|triple) (?:bed)?rooms\b/,
    '',
  ],
  [/\btwin beds\b|\b(?:king|queen)[- ]size(?:d)? beds?\b/, ''],
  [
    /\bself[- ]catering\b(?! (?:[a-z]+ )?(?:apartments?|flats?|cottages?|houses?|cabins?|chalets?|bungalows?|villas?)\b)/,
    'self-catering',
  ],
  [/\b(?:hot|proper|warm|real|decent) showers?\b/, 'hot shower'],
  [/\b(?:late|early) check[- ]?(?:out|in)\b/, ''],
  [/\b(?:simple|basic|clean|comfortable|spacious) (?:hotel )?rooms?\b/, ''],
  [
    /\b(?:one|a single|the same) (?:hotel|base|place) (?:(?:for )?(?:the whole|the entire|all the) (?:time|trip|stay|week)|throughout|all week)\b/,
    'one hotel throughout',
  ],
  [
    /\bnot (?:right )?(?:in|near|by|next to|close to) (?:the|an?) (?:[a-z]+ ){0,2}?(?:old town|(?:city )?cent(?:er|re)|downtown|main (?:street|road)|(?:nightlife|party|tourist) (?:area|district|quarter|street)|(?:train |main )?station|airport|motorway|highway|busy (?:road|street))\b/,
    '',
  ],
  [
    /\b(?:only (?:in )?|in )?safe (?:areas?|neighbou?rhoods?|districts?|parts of town)(?: only)?\b/,
    'safe area to sleep',
  ],
  [
    /\b(?:work(?:s|ing)? remotely|remote work(?:ing|ers?)?|digital nomads?|(?:a )?(?:work )?desk)\b/,
    'desk to work at',
  ],
  [
    /\b(?:private|own|en-?suite) (?:bathrooms?|baths?|showers?|toilets?)\b|\ben-?suite\b/,
    'private bathroom',
  ],
  [/\bbath ?tubs?\b/, 'bathtub'],
  [
    /\b(?:an? |one )?(?:meeting|conference|seminar|function) rooms?\b(?: (?:for|on|in) (?:the |both |all |two |three |every |each )*(?:days?|mornings?|afternoons?|evenings?)\b)?/,
    '',
  ],
]
/** How often one is ready to move: the plan counts the hotels itself. */
const fewMoves =
  /\b(?:(?:rather |prefer to )?(?:stay(?:ing)?|sleep(?:ing)?|be) (?:longer )?in (?:fewer|less|just a few|only a few) (?:places|hotels|towns|bases)|few changes of hotel|fewer (?:hotels|bases|hotel changes)|(?:not|never|n'?t|without|no)(?: (?:want(?:ing)?|have|having|need|like|to|be))* (?:chang(?:e|ing)|switch(?:ing)?|mov(?:e|ing)) (?:the )?(?:hotels?|places?|rooms?|accommodations?|beds?)(?: (?:every|each) (?:single )?(?:night|day|other (?:night|day)|two (?:nights|days)|second (?:night|day))| all the time| constantly| too (?:often|much))?|not (?:a )?(?:new|different|another) hotel (?:every|each) (?:night|day))\b/
const isTurnedDown =
  /\b(?:no|not|without|don'?t (?:want|need|like)|hate|avoid)(?: an?| any| the)? $/

export function facilitiesOf(reading: Reading): string[] {
  const wishes: string[] = []
  for (const [pattern, wish] of facilities)
    for (const { start, end, text } of reading.find(pattern, 'lodging')) {
      if (reading.leads(isTurnedDown, start, 24)) continue
      wishes.push(wish || text.replace(/-/g, ' ').replace(/^(?:an?|one) /, ''))
      if (reading.isFree(start, end)) reading.claim('lodging', start, end)
    }
  for (const { end, groups } of reading.find(ofTheHouse, 'lodging', 'party')) {
    const list = groups.list ?? ''
    const from = end - list.length
    for (const item of list.matchAll(listItem)) {
      const [said = ''] = item
      // "Flat with kitchen, shallow beaches, tavernas with a garden": the list ends where the house does.
      if (!isPartOfHouse.test(said)) break
      const found = equipment.exec(said)
      if (!found) continue
      const at = from + item.index + found.index
      const to = at + found[0].length
      if (!reading.isFree(at, to)) continue
      reading.claim('lodging', at, to)
      wishes.push(found[0])
    }
  }
  for (const { start, end } of reading.find(fewMoves)) {
    reading.claim('lodging', start, end)
    wishes.push('few changes of hotel')
  }
  return wishes
}

const houseWithIt =
  '(?:hotels?|hostels?|villas?|houses?|cabins?|cottages?|chalets?|lodges?|apartments?|flats?|airbnbs?|places?|campsites?|rooms?|riads?|farmhouses?|resorts?)'
/** "A cabin with a hot tub and a sauna": what the house has, in a list behind it. */
const ofTheHouse = new RegExp(
  `\\b${houseWithIt} (?:with|that has|which has|having|incl(?:uding)?) (?<list>[^.;!?]{3,90})`,
)
const equipment =
  /\b(?:bbq|barbecue|grill|hot tub|jacuzzi|sauna|fireplace|wood burner|terrace|(?:private |big |fenced )?garden|games? room|kids'? club|playground|washing machine|dishwasher|work desk|desk|private (?:pool|beach)|heated pool|roof ?top|tennis court)\b/

const listItem =
  /(?<=^|, |,|and |& |\+ |plus )(?!and |plus )[a-z][a-z' -]*?(?=,| and | & | \+ | plus | (?:near|in|by|at|for|on|from) |$)/g
const isPartOfHouse = new RegExp(
  `^(?:(?:an?|the|its|own|our|big|nice|good|proper|small|shared|at least one|some) )*(?:${equipment.source}|(?:\\w+ )?(?:kitchen(?:ette)?|pool|wi-?fi|parking|balcon(?:y|ies)|view|breakfast|lift|elevator|beds?|bath(?:room)?s?|bedrooms?|air ?con(?:ditioning)?|gym|laundry|cot))`,
)

/** Whether a wish is something of the house, which a town may have as well. */
export function isOfTheHouse(wish: string): boolean {
  return equipment.exec(wish)?.[0] === wish
}

const kinHost =
  'friends?|mates?|buddy|pals?|cousins?|sisters?|brothers?|siblings?|mum|mom|mother|dad|father|parents|folks|in-?laws|(?:mother|father|sister|brother)-in-law|sons?|daughters?|aunt(?:ie)?s?|uncles?|gran|nan|grandma|grandpa|grandmother|grandfather|grandparents|family|relatives|colleagues?|hosts?|nieces?|nephews?'
/** A bed that is there already: "staying with my cousin", "at a friend's flat", "no hotel needed". */
const freeBed = new RegExp(
  `\\b(?:stay(?:s|ing)?|sleep(?:s|ing)?|liv(?:e|ing)|crash(?:ing)?|put up)(?: over)? (?<host>(?:with|at) (?:(?:an?|my|our|his|her|the|some|old) )*(?:[a-z]+ )??(?:${kinHost})(?:(?:'s?|s') (?:(?:old|spare|big|small) )?(?:flat|place|house|apartment|home|room|sofa|couch))?)(?![a-z'-]| (?:in|at) an? (?:villa|hotel|hostel|airbnb|resort|cabin|cottage|house|guest))`,
)
const noBed =
  /\b(?:no|without) (?:hotels?|accommodation|lodging|airbnb|place to stay|bed) (?:is |are )?(?:needed|necessary|required)\b|\b(?:don'?t|do not|won'?t|no) need (?:for )?(?:any |an? )?(?:hotels?|accommodation|lodging|airbnb|place to stay)\b/

export function bedThere(reading: Reading): string | undefined {
  const [host] = reading.find(freeBed, 'party', 'appointment', 'lodging')
  if (host) {
    if (reading.isFree(host.start, host.end)) reading.claim('lodging', host.start, host.end)
    return host.groups.host
  }
  return reading.find(noBed, 'lodging').length > 0 ? 'no hotel needed' : undefined
}
