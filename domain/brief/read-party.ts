/** Who travels: how many, how old, with whom, and with which animals. */

import { countPattern, toCount } from './grammar/numbers.ts'
import { partyWeekend } from './needs/read-needs.ts'
import { saysAgesOpen, withAllGrown } from './party/all-grown.ts'
import { countParty } from './party/count-party.ts'
import { readFamily } from './party/family-told.ts'
import { withNamesFilled } from './party/names-of-people.ts'
import { comesToo, oneMore } from './party/party-additions.ts'
import { partySum } from './party/party-grammar.ts'
import { couplesTrip, kindPatterns } from './party/party-kinds.ts'
import {
  besideWords,
  kinTold,
  pupilsCounted,
  readKinTrip,
  worksWhileOther,
} from './party/party-told.ts'
import { withSum } from './party/party-total.ts'
import { withoutPeopleElsewhere } from './party/people-elsewhere.ts'
import { withoutPeopleMet } from './party/people-met.ts'
import { readChildren } from './party/read-children.ts'
import { readCompanions } from './party/read-companions.ts'
import { readAgeRange, readElderly, readGrownUps } from './party/read-elders.ts'
import { readPets } from './party/read-pets.ts'
import { isOneAlone, readSolo } from './party/read-solo.ts'
import { withAgesSettled } from './party/settle-ages.ts'
import { readToldAges } from './party/told-ages.ts'
import { type Found, type Reading, taken } from './reading.ts'
import type { Party } from './schema.ts'

const people =
  '(?:people|folks?|oldies|ppl|persons?|peeps|travell?ers?|pax|guests|individuals|tourists|passengers|participants|members|of us|of me|humans|vacationers|explorers|souls)'

const totalPatterns: readonly RegExp[] = [
  // "5 lads + the stag = 6", "his two lads are coming, that makes six".
  new RegExp(
    `(?==|\\b(?:that|which|this|mak(?:es|ing)|so that)\\b)(?<=\\b(?:i|me|us|we|lads|guys|girls|men|women|kids|children|boys|couples?|friends|mates|parents|stag|bride|groom|wife|husband|partner|brothers?|sisters?|mum|mom|dad|dogs?|in-law)\\b(?:(?!nights?\\b|days?\\b|nts?\\b)[^.!?;]){0,48})(?:=|\\b(?:that|which|this)(?: makes| is|'s)(?: us)?|\\b(?:mak(?:es|ing)) (?:us|it)|\\bso that's) (?<n>${countPattern})(?=\\s*(?:$|[.,:;!?)]|people|of us|in total|altogether|all told|persons|pax))`,
  ),
  // "M/F 60s", "m+f, late 20s".
  /(?<![\w/])(?<n>m ?[/+&] ?f|f ?[/+&] ?m|m ?[/+&] ?m|f ?[/+&] ?f)(?=,? (?:(?:late|early|mid)[- ]?)?[2-8]0'?s\b)/,
  new RegExp(
    `(?<!\\b(?:seats?|seating|sleeps|fits|hold|holds|carry|carries|other|rooms? for)(?: up to| for)? )\\b(?:only |just |all |the )?(?<n>${countPattern}|single)[ -](?:(?!per\\b|each\\b|a\\b)\\w+ )?(?:solo )?${people}\\b`,
  ),
  new RegExp(
    `\\b(?:group|party|fam(?:ily)?|barkada|team|crew|gang|bunch|squad|total|choir|class|band|orchestra|club|delegation|hens?|stags?|bachelorette|(?:hen|stag)[- ](?:do|party)) of (?:about |around )?(?<n>${countPattern})\\b(?! (?:days|nights|weeks|cities|months))`,
  ),
  // "A small group of nuns (7)".
  /\b(?:group|party|bunch|team|class|choir|club|crew|delegation) of (?:[a-z]+ ){0,2}[a-z]{2,16}s \((?:about )?(?<n>\d{1,2})(?= ?(?:\)|of us|people|,))/,
  new RegExp(`\\b(?<n>${countPattern}) (?:in total\\b|(?:total|altogether|in all)(?=\\)))`),
  /\b(?:the )?(?<n>both|pair) of us\b/,
  // "6000 euros for both without flights".
  new RegExp(
    `\\bfor (?<n>both)(?= of us| together| without| in total| all in| ?[.,;!?)]| ?${taken}|$)`,
  ),
  // "We are both 58": the two who write.
  /\bwe(?:'re| are) (?<n>both)(?= (?:\d\d\b|in our\b|retired\b|teachers\b|vegan|vegetarian))/,
  /\b(?:an?|us|the|as|intrepid|happy) (?:[a-z]+ )?(?<n>duo|twosome|trio|threesome|foursome|quartet|quintet)\b/,
  /\b(?:as|we'?re|we are|us|for) a (?<n>pair)\b(?! of)/,
  /\bparty of (?<n>one)\b/,
  // "Originally eight of us, now six".
  new RegExp(
    `\\b(?:originally|initially|at first|(?:was|were) (?:going|supposed|meant) to be|started (?:out )?as)\\b[^.!?]{0,50}?\\b(?:now|down to|so|leaves|makes)(?: (?:we're|we are|we'll be|it's|just|only|down to|there are|us)){0,2} (?<n>${countPattern})\\b(?! ?(?:days|nights|weeks|months|cities|towns|rooms|euros|hours))`,
  ),
  // "Naples for a week, both 68", "a last trip as two".
  /(?<=(?:^|[.,;!?(-]) ?)(?<n>both)(?= (?:aged |of us )?[3-9]\d\b)/,
  /\b(?:trip|holiday|vacation|break|getaway|time|weekend|journey) as (?<n>two|three|four)\b/,
  // "hikers x2", "2p"
  /\b(?:people|adults|hikers|pax|persons|friends|us) ?x ?(?<n>\d)\b/,
  /(?<![\d.,:$€£])\b(?<n>[1-9])p\b/,
  // "… in june, 2", "rome, may, 4, 1500 eur": a figure alone among slots that are understood.
  new RegExp(
    `(?<=[a-z${taken}], )(?<n>[2-8])(?=\\.?\\s*$|\\s*[,;] ?(?:${taken}|budget\\b|from\\b|under\\b|max\\b))`,
  ),
  /\b(?:us|we|the) (?<n>two|three|four)\b(?! (?:days|nights|weeks|cities|kids|children))/,
  new RegExp(
    `\\b(?:we(?:'re| are|'ll be| will be)|there(?:'s| is| are|'ll be| will be)) (?:going to be )?(?:just |only |all |a total of )?(?<n>${countPattern})\\b(?! ?(?:-|days|nights|weeks|months|adults|kids|children|cities|friends|couples|famil|hours|km|miles|weeks|stops|women|men|girls|guys|rooms|boys|students|seniors|retirees|colleagues))`,
  ),
  new RegExp(
    `\\bfor (?:just |only |the )?(?<n>${countPattern}|a pair)(?: of us)?(?=\\s*(?:$|[.,;!?()]|[-–—+&/] |\\b(?:departing|leaving|from|to|in|starting|heading|with|who|please|on|at|this|next|under|around|travell?ing|that|beginning|setting|taking|going|visiting|it|we|our|flying|between|during|staying)\\b))`,
  ),
]

const womenPattern =
  /(?:^|[,;(] ?)female(?= ?(?:[,;.)]|$|traveller|traveler))|\b(?:solo (?:women|woman|female)|(?:women|woman|female)[- ](?:solo|only|travell?ers?)|as a (?:solo )?(?:woman|female)|girls'? (?:trip|getaway|weekend|holiday))\b/

/** "Me, my sister and our mum want a girls' trip": relatives, and no friends. */
const girlsTrip = /^(?:girls|boys|lads)'? (?!on tour)[a-z ]+$/
const kinCompany =
  /\b(?:my|our) (?:[a-z]+ )?(?:mum|mom|mother|sisters?|daughters?|aunt(?:ie)?s?|cousins?|nieces?|(?:mother|sister|daughter)-in-law|gran|nan|grandma|grandmother|brothers?|dad|father|sons?)\b/
const friendWord = /\b(?:friends?|mates?|besties?|girlfriends|pals?)\b/

/** "Havana … classic cars, son, rum": the music, and nobody's child. */
const cuban = /\b(?:cuban?|havana|habana|santiago de cuba)\b/
const sonMusic =
  /(?<=(?<!\b(?:me|myself|us|wife|husband|partner|daughter|mum|mom|dad|son)), )son(?=, |\.| and (?:salsa|rum|rumba|trova|bolero)\b)/

export function readParty(everything: Reading): Party {
  const { reading, count: met } = withoutPeopleMet(withoutPeopleElsewhere(everything))
  const party: Party = { childAges: [], has: [], pets: [], kinds: [] }
  const addKind = (kind: Party['kinds'][number]) => {
    if (!party.kinds.includes(kind)) party.kinds.push(kind)
  }
  readPets(reading, party)
  for (const { start, end } of reading.says(cuban) ? reading.find(sonMusic) : [])
    reading.hold(start, end)
  const kinOnly = readKinTrip(reading, party)
  readChildren(reading, party)
  reading.release()
  if (reading.find(womenPattern, 'length').length > 0) party.women = true
  let isCountedAlone = false
  for (const pattern of totalPatterns) {
    for (const found of reading.find(pattern, 'occasion')) {
      const total = /^[mf]\b/.test(found.groups.n ?? '') ? 2 : toCount(found.groups.n)
      const at = found.start + found.text.indexOf(found.groups.n ?? '')
      if (total === undefined || total > 500 || !reading.isFree(at, found.end)) continue
      if (reading.follows(partial, found.start) || isAge(reading, found, total)) continue
      // "A nice spa if there is one".
      if (total === 1 && /^there\b/.test(found.text)) continue
      // "One of us jain": one of those who travel.
      if (total === 1 && /\bone (?:of us|person)$/.test(found.text) && isSomebody(reading, found))
        continue
      if (isNeededBySome.test(before(reading, found.start))) continue
      // "His parents (both 68)": the two of them.
      if (/^both/.test(found.groups.n ?? '') && twoOthers.test(before(reading, found.start)))
        continue
      if (isLater.test(found.text) || changesCount(reading, found.start)) party.total = total
      party.total ??= total
      isCountedAlone ||= total === 1 && isOneAlone.test(found.text)
      // "Hen party of eleven": the party was heard as an occasion.
      const from = reading.isFree(found.start, found.end) ? found.start : at
      reading.claim('party', from, found.end)
    }
  }
  // "Two of us plus a 10 month old": the child is none of the two.
  if (party.total !== undefined && party.children && reading.says(childOnTop)) {
    party.adults ??= party.total
    party.total = party.adults + party.children
  }
  const [aged] = party.total === undefined ? reading.find(bothAges) : []
  if (aged) {
    party.total = 2
    party.adults ??= 2
    reading.claim('party', aged.start, aged.end)
  }
  for (const { start, end } of reading.find(loneParent)) reading.claim('party', start, end)
  for (const { start, end, groups } of reading.find(theRestOfUs, 'party', 'interest')) {
    const some = toCount(groups.some) ?? 0
    const nth = ordinals.indexOf(groups.nth ?? '')
    const whole = nth > 0 ? nth : some + (toCount(groups.rest) ?? 1)
    if (some === 0 || (nth > 0 && nth !== some + 1)) continue
    party.total = whole
    if (reading.isFree(start, end)) reading.claim('party', start, end)
  }
  const beside = worksWhileOther(everything.lower)
  if (beside && party.children === undefined) {
    party.total ??= 2
    party.adults ??= 2
    addKind('couple')
  }
  if (beside?.isBusiness) addKind('business')
  for (const { start, end } of beside ? everything.find(besideWords) : [])
    everything.claim('party', start, end)
  const said = party.total
  const goesAlone = beside ? undefined : readSolo(reading)
  if (goesAlone || isCountedAlone) addKind('solo')
  readAgeRange(reading, party)
  const apart = readElderly(reading, party)
  const isAgedOnly = readToldAges(reading, party)
  readGrownUps(reading)
  const [extra] = reading.find(oneMore)
  if (extra) reading.claim('party', extra.start, extra.end)
  const onTop =
    party.total !== undefined && party.adults === undefined && besides(reading, party.total)
  // "My first solo trip, my parents are freaking out": who goes alone has no company.
  if (goesAlone !== 'all the way') readCompanions(reading, party)
  if (onTop && party.total !== undefined && party.adults !== undefined) {
    // "My wife …: the two of us and her parents": she is one of the two.
    const isPaired = party.total === 2 && reading.says(ofTwo)
    party.total += party.adults - (isPaired ? 2 : 1)
    delete party.adults
  }
  for (const [pattern, kind] of kindPatterns) {
    // What one has meetings for may be an appointment as well.
    const found =
      kind === 'business'
        ? everything.find(pattern, ...toldElsewhere, 'appointment')
        : reading.find(pattern, ...toldElsewhere)
    for (const each of found) {
      if (
        /\b(?:meet|visit|see|join) (?:up with )?(?:(?:my|your|our|some|old|a) )*$/.test(
          before(reading, each.start),
        )
      )
        continue
      if (/^(?:meet|visit|see|join)/.test(each.text)) continue
      // "We stay with friends": they have the bed, and are no company on the way.
      if (kind === 'friends' && staysWith.test(before(reading, each.start))) continue
      if (/ (?:girls|boys|guys)$/.test(each.text) && party.has.includes('children')) continue
      const isOfKin =
        girlsTrip.test(each.text) && reading.says(kinCompany) && !reading.says(friendWord)
      addKind(isOfKin ? 'family' : kind)
      if (reading.isFree(each.start, each.end)) reading.claim('party', each.start, each.end)
    }
  }
  const isParty = reading.spans.some(
    ({ slot, text }) => slot === 'occasion' && henOrStag.test(text.toLowerCase()),
  )
  if (isParty || reading.says(partyWeekend)) addKind('friends')
  if (party.total === undefined && party.adults === undefined)
    for (const { start, end } of kinTold(reading.lower).claims)
      if (reading.isFree(start, end)) reading.claim('party', start, end)
  if (kinOnly && party.total === undefined && party.adults === undefined) {
    party.total = 2
    party.adults = 2 - (party.children ?? 0)
  }
  for (const { start, end } of reading.find(pupilsCounted)) reading.claim('party', start, end)
  const sum = partySum(withNamesFilled(reading))
  // "My wife and I … visiting our daughter … with all three of us": the third is there already.
  const isWithMet = met > 0 && sum !== undefined && said === sum.adults + sum.children + met
  if (isWithMet) delete party.total
  const counted = countParty(party, apart, reading)
  const whole = withAllAdults(withSum(counted, sum, isWithMet ? undefined : said, reading), said)
  const [joining] = reading.find(comesToo, 'party')
  const isNamed = sum && joining && sum.start < joining.end && joining.start < sum.end
  if (sum && joining && !isNamed && whole.total === sum.adults + sum.children) {
    whole.total += 1
    if (whole.adults !== undefined) whole.adults += 1
  }
  // Parents of whom nobody says whether anybody else comes are no party that is counted.
  if (isAgedOnly && whole.total === undefined) delete whole.elderly
  const isSummed = extra && sum && sum.start < extra.end && extra.start < sum.end
  if (extra && !isSummed && whole.total !== undefined) {
    whole.total += extra.text.endsWith('couple') ? 2 : 1
    if (
      /au[- ]pair|nanny|sitter|carer|guide|driver|leader|instructor/.test(extra.text) &&
      whole.adults !== undefined
    )
      whole.adults += 1
  }
  readFamily(reading, whole)
  // "My wife said Lamu …, the two of us".
  const isCouples = reading.says(couplesTrip)
  if (whole.children && whole.kinds.includes('family') && !isCouples)
    whole.kinds = whole.kinds.filter((kind) => kind !== 'couple')
  // "Two weeks with two kids", "my wife wants Paris, the kids want neither": theirs, whoever else comes.
  const isPaired = whole.kinds.length === 1 && whole.kinds[0] === 'couple'
  const isOwn = whole.kinds.length === 0 && (whole.children ?? ofASchool) < ofASchool
  if (whole.has.includes('children') && (isPaired || isOwn))
    whole.kinds = isCouples ? ['couple', 'family'] : ['family']
  const isPair = whole.total === 2 && !whole.children && whole.kinds.length === 0
  if (isPair && reading.says(ofTwo) && !reading.says(ofOthers)) addKind('couple')
  if (whole.total === 1 && whole.kinds.length === 0) addKind('solo')
  const open = reading.find(saysAgesOpen)
  for (const { start, end } of open) reading.claim('party', start, end)
  return withAllGrown(withAgesSettled(whole), reading)
}

/** "Nine people including three grandchildren": who is no child is an adult, whoever else was named. */
function withAllAdults(party: Party, said: number | undefined): Party {
  const { total, adults, children = 0, elderly = 0, has } = party
  // "We're both 70": the seniors are all there are.
  if (total !== undefined && adults === undefined && children === 0 && elderly === total)
    return { ...party, adults: total }
  if (said === undefined || total !== said || adults === undefined) return party
  // "Me, my husband and two other couples …, for all six of us".
  const isGrown = children === 0 && !has.some((who) => who !== 'elderly' && who !== 'pets')
  const isShort = (children > 0 || isGrown) && adults + children + elderly < total
  return isShort ? { ...party, adults: total - children } : party
}

const ofTwo =
  /(?:\bmy (?:[a-z]+ )?|(?:^|[.!?;:(] ?))(?:wife|husband|hubby|partner|girlfriend|boyfriend|fianc[eé]e?|gf|bf|missus|spouse)\b(?!'s(?! (?:expecting|pregnant|allergic|vegan|vegetarian|veggie|keen|into|never|always|not|scared|afraid|got|been|a |the |[a-z]+ing\b)))/
const ofOthers =
  /\b(?:mum|mom|mother|dad|father|sister|brother|cousin|aunt|uncle|son|daughter|friend|mate|bestie|colleague|gran|grandma|grandpa|(?:mother|father|sister|brother)-in-law)\b/
const henOrStag = /^(?:bachelor|stag|hen|bucks|the groom|our groom)/
const isLater =
  /^(?:(?:originally|initially|at first|was|were|started|that|which|this|mak(?:es|ing)|so that's)\b|=)/
/** So many children have a teacher, and no parents, beside them. */
const ofASchool = 8
const toldElsewhere = ['party', 'occasion', 'length'] as const

const twoOthers =
  /\b(?:parents|grandparents|folks|in-?laws|friends|aunts|uncles|sisters|brothers|sons|daughters) ?\(?(?:who are |they are |they're )?$/

/** "One person is Jain": one of those who travel. */
function isSomebody({ lower }: Reading, { end, text }: Found): boolean {
  return / us$/.test(text) || someOfThem.test(lower.slice(end))
}

const someOfThem =
  /^ (?:is|has|eats|can(?:'?t|not)|doesn'?t|does not|needs|won'?t|uses|only|drinks|hates|loves|wants|with (?:an? )?(?:allerg|wheelchair|walking))/

/** "Two of us use walking sticks", "one of us is vegan": some of the party, not all of it. */
const partial = new RegExp(
  `^(?:only |just )?${countPattern} of us (?:uses?|is|eats?|can(?:'?t|not)|don'?t|doesn'?t|do(?:es)? not|has|needs?|walks?|won'?t|drinks?|speaks?|hates?|loves?|snores?|prefers?|have (?:an?|bad)|are (?:vegans?|vegetarians?|coeliac|celiac|allergic|gluten|lactose|pregnant|over|under|not|in (?:a )?wheelchair))\\b`,
)

/** "Three of us ski, the fourth doesn't", "two of us dive and the other two don't": some, and those who are left. */
const theRestOfUs = new RegExp(
  `\\b(?<some>${countPattern}) of us(?:(?= ?,)| (?!(?:are|is)\\b)[a-z]+\\b[^.!?;]{0,40}?)(?:,|\\band|\\bbut|\\bwhile)[^.!?;,]{0,8} (?:the|our) (?:(?<nth>second|third|fourth|fifth|sixth|seventh)(?: one| person)?|other(?: (?<rest>two|three|four|five|one|[2-5]))?) (?:does not|doesn'?t|do not|don'?t|is not|isn'?t|are not|aren'?t|can'?t|cannot|won'?t|never|hates?|prefers?|eats?|drinks?|would rather|only|stays?|just|wants?|likes?|walks?)\\b`,
)
const staysWith = /\b(?:stay(?:s|ing)?|sleep(?:s|ing)?|liv(?:e|ing))(?: over)? $/
/** Not alone, but without the other parent. */
const loneParent = /\b(?:solo|lone)[- ](?:mum|mom|mummy|mama|mother|dad|daddy|father|parents?)\b/
const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']

/** "Vegetarian food is a must for 5 of us". */
const isNeededBySome =
  /\b(?:must|needed|important|necessary|fine|ok|okay|required|(?:food|vegan|vegetarian|halal|kosher|(?:gluten|dairy|lactose|nut)[- ]free|meals?)(?: options?)?) (?:for )?$/

/** "We (70 and 72)", "we're 66 & 69": two, by their ages. */
const bothAges =
  /\b(?:we|us)(?:'re| are)?(?: both)?(?: (?:retired|retirees|pensioners|seniors))?,? ?\(?(?:both |aged )?[2-9]\d ?(?:and|&|\+|\/|,) ?[2-9]\d\b(?! ?(?:%|€|\$|£|euros?|days?|nights?|km|miles|people|of us))\)?/

/** "(We're 72)": how old they are. */
function isAge(reading: Reading, { start, end, groups }: Found, total: number): boolean {
  const isYears = /^(?:\d\d|[a-z]+ty(?:[ -][a-z]+)?)$/.test(groups.n ?? '')
  return (
    isYears &&
    total >= 18 &&
    /^we(?:'re| are)\b/.test(reading.lower.slice(start, end)) &&
    /^(?:\)|,|\.|;|!|$| ?(?:and|&|\+|\/) ?(?:\d\d\b|fit|retired|not))/.test(
      reading.lower.slice(end),
    )
  )
}

/** "I said four, but Anna can't come so we're three": the later count. */
function changesCount(reading: Reading, start: number): boolean {
  const lead = reading.lower.slice(Math.max(0, start - 90), start)
  return /\b(?:but|no|actually|now|except)\b[^.!?]*\b(?:can'?t|cannot|won'?t|isn'?t|not|drop\w*|cancel\w*|pull\w*|join\w*|com(?:es?|ing)|bail\w*|ill|sick)\b[^.!?]*,? (?:so|now|which makes|that makes|so that'?s|that leaves|leaving)(?: now)?(?: it'?s| we'?re| there(?:'?s| are)| that'?s)?(?: just| only)?\s*$/.test(
    lead,
  )
}

function before(reading: Reading, offset: number): string {
  return reading.lower.slice(Math.max(0, offset - 30), offset)
}

/** "The four of us plus my mother-in-law", "my folks and us two": a count, and others besides. */
const countOfUs = (name: string) =>
  `(?:(?<${name}>${countPattern}) of us|us (?<${name}Us>two|three|four)|family of (?<${name}Family>${countPattern}))`
const withOthers = new RegExp(
  `\\b${countOfUs('first')},? (?:plus|\\+|and|&|as well as) (?:my|our|his|her|the) |\\b(?:my|our) (?:[a-z-]+ )?[a-z-]+,? (?:and|plus|&|\\+) ${countOfUs('last')}`,
)

const childOnTop = new RegExp(
  `\\b${countOfUs('counted')},? (?:plus|\\+|and|&|with|w/) (?:an?|our|my|the|one|\\d|two) ?(?:[a-z-]+ ){0,2}(?:\\d{1,2}[- ]?(?:months?|mo|years?|yrs?|yo|y/o)\\b|bab(?:y|ies)|infant|toddler|kids?\\b|child|newborn)|\\b(?:comes?|coming|joins?|joining) (?:along )?(?:with )?us (?:two|three)\\b`,
)

/** Whether the count is of some, beside whom others are named. */
function besides(reading: Reading, total: number): boolean {
  const counts = Object.values(withOthers.exec(reading.lower)?.groups ?? {})
  return counts.some((each) => each !== undefined && toCount(each) === total)
}
