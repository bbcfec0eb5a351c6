/** How many travel, from what was said in parts. */

import { countPattern, toCount } from '../grammar/numbers.ts'
import type { Reading } from '../reading.ts'
import type { Party } from '../schema.ts'
import { implyAdults, tellsOfOwnTrip } from './implied-party.ts'
import { kinds as lexicon } from './party-lexicon.ts'
import { saysOthersCome } from './party-total.ts'

/** Two people: "a gay couple", "vegan + coeliac couple"; but no couple of days. */
export const couplePattern =
  /(?<!\b(?:per|another|every|each|last|next|first|past|the|these|those|(?<!\b(?:as|we'?re|are|for|with) )an?) )\bcouple\b(?! of| more|'s? | (?:days|nights|weeks|months|hours|drinks|beers|times|places|spots|museums|cities|stops|things|friends))|(?<=\ban? )couple(?= (?:with|in|from|and|who|to|visiting|travell?ing|for|on|going|wanting|looking|seeking)\b|[.,;!?]|$)/

const offspring =
  '(?:nephews?|nieces?|grandsons?|granddaughters?|grandchild(?:ren)?|grandkids|sons?|daughters?|kids?|boys?|girls?|child(?:ren)?|teen(?:ager)?s?|twins|toddler|baby)'
/** "My daughter (14) and I", "me and my two boys". */
const parentAlone = new RegExp(
  `\\b(?:my|our) (?:[a-z0-9-]+ ){0,3}${offspring}\\b(?: \\([^)]{1,20}\\)|, [^,.]{1,16},)? and (?:i|me|myself)\\b|\\b(?:me|myself|i)(?: and|,| \\+| &| plus| with)(?: my| the| our)? (?:[a-z0-9-]+ ){0,3}${offspring}\\b`,
)
/** "Three Swedes", "2 snowboarders": counted by what they are or do. */
const bands = new RegExp(
  `\\b(?<n>${countPattern}) (?:[a-z]+ ){0,2}(?:singers|dancers|players|gamers|scouts|geeks|snowboarders|skiers|hikers|cyclists|bikers|backpackers|beginners|teachers|students|doctors|retirees|retired people|twenty-?somethings|thirty-?somethings|night owls|history buffs|surfers|divers|climbers|golfers|runners|riders|walkers|birders|foodies|nerds|pastors|priests|nuns|nurses|engineers|musicians|artists|photographers|singles|siblings|widows|vegans|vegetarians|swedes|danes|finns|norwegians|germans|brits|americans|canadians|aussies|australians|kiwis|italians|spaniards|poles|austrians|belgians|indians|scots|irishmen|dutchmen|frenchmen)\\b`,
)
/** "31 singers, mostly 50+, and our conductor". */
const bandLeader =
  /^[^.!?;]{0,24}\b(?:and|plus|with|\+|&) (?:our|the|their|a) (?:conductor|coach|trainer|leader|choirmaster|director|teacher|driver)\b/
const eatsAsTheyAre = /\b(?:vegans|vegetarians)$/
const withCarer =
  /\b(?:user|person|me|i|myself|traveler|traveller) (?:plus|and|with|\+|&) (?:an? |my |her |his )?carer\b/

/** "Me and the dog", "myself and my two greyhounds", "dog and me". */
const besidePet = new RegExp(
  `\\b(?:me|myself|i)(?:,| and| n| &| ?\\+| with| plus) (?:(?:my|the|our|an?) )?(?:${countPattern} )?(?:[a-z]+ )?${lexicon.pet}\\b(?!,? (?:and|&|\\+) (?:my|our))|(?:^|[.,;:!?] ?|\\b(?:my|the) (?:[a-z]+ )?)${lexicon.pet}(?: and|,| &| \\+) (?:me|myself|i)\\b`,
)

const familyAndElder =
  /\bfamily (?:with|of) [^.!?]{0,50}\b(?:kids?|children|boys?|girls?|sons?|daughters?|teens?|teenagers|toddler|baby|twins)\b[^.!?]{0,24}(?:\band|\bplus|&|\+) (?:my|our) (?:mother|father|mum|mom|dad|grandma|grandmother|gran|nan|grandpa|aunt|uncle)\b/
const withTheirElders =
  /\b(?:kids|children|boys|girls|grandkids|grandchildren|sons|daughters)\b[^.!?]{0,24}\bwith (?:their|the) grandparents\b/
const severalFamilies = new RegExp(`\\b(?:${countPattern}|several|some) (?:[a-z]+ )?families\\b`)

/** Adds up what was said in parts. */
export function countParty(party: Party, apart: number, reading: Reading): Party {
  const children = party.children ?? 0
  if (party.total === undefined && party.kinds.includes('solo') && !party.adults) {
    party.total = 1 + children
    party.adults = 1
  }
  if (
    party.total === undefined &&
    party.adults === undefined &&
    (reading.says(parentAlone) || isWithOneChild(party, reading.lower))
  )
    party.adults = 1
  // "Grandparents taking two grandkids": the two of them write, or are written for.
  if (
    party.total === undefined &&
    party.adults === undefined &&
    children > 0 &&
    /(?:^|[.!?:,;] ?|\bwe(?:'re| are) )(?:the |two )?grandparents(?: are)? (?:tak(?:e|ing)|bring(?:ing)?|with|travell?ing with) /.test(
      reading.lower,
    )
  ) {
    party.adults = 2
    party.total = 2 + children
    if (!party.kinds.includes('family')) party.kinds.push('family')
    return party
  }
  // "Granny taking two grandchildren": she alone.
  if (
    party.total === undefined &&
    party.adults === undefined &&
    children > 0 &&
    /(?:^|[.!?:;] ?)(?:an? |the |one )?(?:gran(?:ny|dma|dpa|dad|dmother|dfather)?|nana?|oma|opa|aunt(?:ie)?|uncle|godmother|godfather|mum|mom|dad|mother|father)(?: is)? (?:tak(?:es?|ing)|bring(?:s|ing)?|with|travell?ing with) /.test(
      reading.lower,
    )
  ) {
    party.adults = 1
    party.total = 1 + children
  }
  // "My kids (8 & 10) with their grandparents": those are all who go.
  if (
    party.total === undefined &&
    party.adults === undefined &&
    children > 0 &&
    reading.says(withTheirElders)
  ) {
    party.adults = 2
    party.total = 2 + children
    if (!party.kinds.includes('family')) party.kinds.push('family')
    return party
  }
  const couple = reading.says(couplePattern) || /husband and wife/.test(reading.lower)
  const ourDay =
    /\b(?:our|wedding) (?:[a-z0-9]+ )?(?:anniversary|honeymoon|babymoon)\b|\banniversary\b[^.!?a-z]{0,6}\bour \d{1,2}(?:st|nd|rd|th)\b|\bour (?:silver|golden|ruby|pearl|diamond|coral) wedding\b|\bmy (?:boyfriend|girlfriend|partner)(?:'s| is) (?:(?:going to|gonna|about to|planning to) propose|proposing)\b|\bhoneymoon(?:ers|ing)?\b(?! suite)|\banniversary trip\b|\beloping\b|\bwe(?:'re| are)? (?:elope|(?:getting )?marr(?:y|ied|ying))\b|\bbabymoon\b|\bpropos(?:e|ing) to (?:my|her|him)\b|\b(?:want|wants|plan|plans|planning|going|gonna|hoping|wish|like) to propose\b(?! to our)|\bmy (?:boyfriend|girlfriend|partner) proposes\b|\bproposal (?:trip|weekend|getaway|holiday|break)\b|\b(?:i(?:'m| am|'ll| will)|to) (?:be |going to )?pop(?:ping)? the question\b|\bask(?:ing)? (?:him|her|my (?:girlfriend|boyfriend|partner|gf|bf)) to marry me\b|\b(?:for (?:a |the |my )?|romantic |marriage |occasion: )proposal\b|\b(?:husband|wife|hubby|partner|girlfriend|boyfriend)'s (?:big )?(?:\d0th|birthday|bday)\b/
  const two = couple || (reading.says(ourDay) && !/\bparents'?\b/.test(reading.lower))
  if (party.total === undefined && party.adults === undefined && two) {
    party.adults = 2
    if (children === 0 && party.kinds.length === 0) party.kinds.push('couple')
  }
  if (apart === 0) implyAdults(party, reading)
  if (
    party.total === undefined &&
    party.adults !== undefined &&
    !(party.has.includes('children') && party.children === undefined)
  ) {
    party.total = party.adults + children + apart
  }
  const ownCount =
    /(?:^|[.!?:,;] |\b(?:we(?:'re| are|'ll be)|for|as|just|with) (?:just |only )?)\w+ (?:\w+ )?(?:seniors|pensioners|retirees|(?:[6-9]\d|(?:six|seven|eigh|nine)ty)[- ]?year[- ]?olds)\b(?!\.)/
  if (
    party.total === undefined &&
    party.adults === undefined &&
    apart > 1 &&
    !party.has.includes('children') &&
    reading.says(ownCount)
  ) {
    party.total = apart
  }
  if (
    party.total === undefined &&
    party.adults === undefined &&
    children === 0 &&
    (party.elderly ?? 0) > 1 &&
    /\bwe(?:'re| are)(?: both)? (?:retired|retirees|pensioners|seniors)\b/.test(reading.lower)
  )
    party.total = party.elderly
  const [band] =
    party.total === undefined && party.adults === undefined ? reading.find(bands, 'occasion') : []
  const size = toCount(band?.groups.n)
  if (band && size) {
    const led = reading.follows(bandLeader, band.end, 50) ? 1 : 0
    party.adults = size + led
    party.total = size + led + children
    // What they are may say more: two vegans have a diet.
    const counted = band.start + (band.groups.n ?? '').length
    reading.claim(
      'party',
      band.start,
      eatsAsTheyAre.test(reading.lower.slice(band.start, band.end)) ? counted : band.end,
    )
  }
  if (party.total === undefined && party.adults === undefined && reading.says(withCarer)) {
    // Who cares for them is counted as one more.
    party.adults = 1
    party.total = 1 + children
  }
  // "A family with two boys and my mother-in-law": both parents, and she on top.
  if (party.total === 2 + children && party.adults === 2 && reading.says(familyAndElder)) {
    party.adults = 3
    party.total = 3 + children
  }
  const open = reading.find(saysOthersCome)
  for (const { start, end } of open) reading.claim('party', start, end)
  // "Kids 4 and 7, … we": theirs, where nobody else is named.
  if (
    open.length === 0 &&
    party.total === undefined &&
    party.adults === undefined &&
    children > 0 &&
    apart === 0 &&
    !reading.says(severalFamilies) &&
    /\b(?:we|us|our|we'(?:re|ll|d|ve))\b/.test(reading.lower)
  ) {
    party.adults = /\bour\b|\bkids\b|\bchildren\b|\bwe have (?:an?|two|three|\d) /.test(
      reading.lower,
    )
      ? 2
      : 1
    party.total = party.adults + children
  }
  if (
    (party.total === undefined &&
      party.adults === undefined &&
      (speaksForOne(reading.lower) || reading.says(besidePet) || isAtWork(party, reading))) ||
    (party.total === undefined &&
      party.adults === undefined &&
      party.has.every((who) => who === 'pets') &&
      party.kinds.length === 0 &&
      tellsOfOwnTrip(reading.lower))
  ) {
    party.total = 1
  }
  if (
    party.total !== undefined &&
    party.adults === undefined &&
    party.children !== undefined &&
    party.total > children
  ) {
    party.adults = party.total - children
  }
  if (party.total === 2 && party.children === undefined && party.kinds.includes('couple'))
    party.adults ??= 2
  // A class or a club with children is no family.
  if (
    children > 0 &&
    party.adults !== undefined &&
    !party.kinds.some((kind) => kind === 'family' || kind === 'group')
  ) {
    party.kinds.push('family')
  }
  return party
}

/** "My niece is into K-pop, I'm into temples": one who says "I", and the child that is spoken of. */
function isWithOneChild({ children }: Party, lower: string): boolean {
  return (
    children === 1 &&
    new RegExp(`\\bmy (?:[a-z]+ )?${offspring}\\b`).test(lower) &&
    /\b(?:i'm|i am|i'd|i)\b/.test(lower) &&
    !/\b(?:wife|husband|partner|family|parents|boyfriend|girlfriend|grandma|mum|mom|dad)\b/.test(
      lower,
    )
  )
}

/** Who goes for work, and names nobody who comes along. */
function isAtWork({ kinds, has }: Party, { lower }: Reading): boolean {
  return (
    kinds.length === 1 &&
    kinds[0] === 'business' &&
    has.length === 0 &&
    !/\b(?:we|us|our|ours|we'(?:re|ll|d|ve)|team|colleagues|co-?workers|staff|delegation|offsite|corporate|group|people|(?<!\bmy )company)\b/.test(
      lower,
    )
  )
}

/** One who says what "I" will do on the trip, and never "we", goes alone. */
function speaksForOne(lower: string): boolean {
  if (/\b(?:we|us|our|we'(?:re|ll|d|ve))\b/.test(lower)) return false
  if (
    /\b(?:with|and|bring(?:ing)?) (?:my|the|two|three|some) (?:[a-z]+ )?(?:kids?|children|son|daughter|family|friends|parents|group|baby|boys|girls)\b/.test(
      lower,
    )
  )
    return false
  return /\b(?:i(?:'d| would) like to (?:visit|go|see|spend|explore|travel)|i want to (?:go|visit|see|take|spend|explore|travel)|i(?:'?m| am) [a-z]+(?: from [a-z]+)?, (?:aged? )?\d\d\b|i(?:'?m| am) (?:a (?:student|backpacker|pensioner|widow)|\d\d\b(?! weeks))|i fly\b|i(?:'m| am) in [a-z, ]{3,30} now\b|i(?:'ll| will)(?: be)? (?:stay|travell?|spend|visit|arriv|go|leav|depart)|i(?:'?m| am) (?:travell?ing|flying|backpacking|spending|going|driving)|my (?:\w+ )?budget)/.test(
    lower,
  )
}
