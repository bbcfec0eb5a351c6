/** Old people among the party, by name, by age or in a range of ages. */

import { countPattern, toCount } from '../grammar/numbers.ts'
import { findAll, type Reading } from '../reading.ts'
import type { Party } from '../schema.ts'
import { namePattern, withNamesFilled } from './names-of-people.ts'
import { elders, toldOfThem } from './party-lexicon.ts'

/** "Ages 3 to 75": who is among them, though nobody is counted. */
export function readAgeRange(reading: Reading, party: Party): void {
  const range =
    /\b(?:ages?|aged)(?: rang(?:e|es|ing))?(?: from| between)? (?<young>\d{1,2}) ?(?:-|to|through|and) ?(?<old>\d{2})\b/
  for (const { start, end, groups } of [
    ...reading.find(range),
    ...reading.find(behindPeople, 'party'),
  ]) {
    const has = (who: Party['has'][number]) => {
      if (!party.has.includes(who)) party.has.push(who)
    }
    if (Number(groups.young) < 18) has('children')
    if (Number(groups.old) >= 65) has('elderly')
    reading.claim('party', start, end)
  }
  for (const { start, end, groups } of reading.find(extreme, 'party')) {
    const has = (who: Party['has'][number]) => {
      if (!party.has.includes(who)) party.has.push(who)
    }
    const age = groups.months ? 0 : Number(groups.age)
    if (age >= 65) has('elderly')
    // "Our oldest is 9": a child among children, who are heard elsewhere.
    if (groups.end === 'youngest' && age < 18) has('children')
    if (groups.end === 'youngest' && age < 1) has('infants')
    if (reading.isFree(start, end)) reading.claim('party', start, end)
  }
}

/** "Oldest 77, youngest 2", "the youngest is 8 months, the oldest Uncle Walt at 91". */
const extreme =
  /\b(?<end>oldest|eldest|youngest)(?: (?:one|of us|of (?:the )?(?:group|lot|party)|member|person|traveller|traveler|guest|being|will be|is|at|only|just|nearly|almost|already|about)| [a-z]+(?= [a-z]+ (?:at|who)| (?:at|who|aged) )){0,5},?(?: ?[:=(] ?| aged | at | )(?<age>\d{1,3})(?! ?(?:days|nights|euros|km|miles|hours|th\b|st\b|rd\b))(?<months> ?(?:months?|mo|mths?|weeks?|wks?)\b)?(?: ?(?:years?|yrs?)(?: old)?)?/

/** "9 women, 55 to 70": the ages of those who were counted. */
const behindPeople =
  /(?<=\b(?:women|men|people|adults|friends|ladies|guys|girls|couples|colleagues|kids|children|of us)(?:,|,? \(?)(?: ?(?:aged?|ages|between|from))? )(?<young>\d{1,2}) ?(?:-|to|and) ?(?<old>\d{2})(?= ?(?:\)|[,;.]|$|years?\b|yrs?\b))/

const elderlyPattern = new RegExp(
  `\\b(?:(?<n>${countPattern}|an?|my|our) )?(?:(?:old|older|ageing|aging|frail) (?:parents|grandparents|mother|mum|mom|father|dad|in-laws)|(?:an? )?elderly(?: (?<who>travell?ers?|parents|people|persons?|mother|mum|mom|father|dad|relatives?|couple|in-laws|grandparents))?|senior(?: citizen)?s?\\b(?! year)(?: travell?ers?)?|pensioners?|retirees?|retired(?: couple)?|grand(?:parents|ma|pa|mother|father|mum|dad)|nana|granny|nan|gran|grandad|(?:[6-9]\\d|(?:six|seven|eigh|nine)ty)[- ]?(?:(?:years?|yrs?)[- ]?olds?|y\\/?o)(?: (?:mother|mum|mom|father|dad|parents?|grandmother|grandma|aunt|uncle|in-laws?))?|in (?:our|my|their|her|his) (?:late |early |mid[- ]?)?(?:sixties|seventies|eighties|60s|70s|80s))\\b`,
)

/** "In our fifties", "two couples in their 40s": of an age that changes nothing, and heard. */
const grownUp =
  /\b(?:(?:all |both )?in (?:our|my|their|her|his) (?:late |early |mid[- ]?)?(?:(?:twen|thir|for|fif)ties|[2-5]0'?s)|(?:all |both )?(?:late |early |mid[- ]?)(?:(?:twen|thir|for|fif|six)ties|[2-6]0'?s)|(?:twenty|thirty|forty|fifty)-?somethings?)\b/

export function readGrownUps(reading: Reading): void {
  for (const { start, end } of reading.find(grownUp)) reading.claim('party', start, end)
}

/** How many of them are named on their own, and so neither companions nor among the adults. */
export function readElderly(reading: Reading, party: Party): number {
  let apart = 0
  const olds = reading.find(elderlyPattern)
  const named = withNamesFilled({ ...reading, lower: reading.free() })
  const relatives = [...findAll(named, oldRelative), ...findAll(named, gettingOn)].filter(
    ({ start, end }) => !olds.some((old) => old.start < end && start < old.end),
  )
  for (const found of olds) {
    if (!party.has.includes('elderly')) party.has.push('elderly')
    // "Taking two grandkids …, grandpa has bad knees", "my mother-in-law (78) …, the Sagrada for granny": told of one who was named.
    if (
      olds.length + relatives.length > 1 &&
      isToldAgain(reading, found, [...olds, ...relatives])
    ) {
      reading.claim('party', found.start, found.end)
      continue
    }
    const said = toCount(found.groups.n)
    const counted = found.groups.n && !/^(?:an?|my|our)$/.test(found.groups.n) ? said : undefined
    const many = /\b(?:parents|grandparents|couple|in-laws)\b/.test(found.text) ? 2 : undefined
    const one =
      /\b(?:grandma|grandpa|grandmother|grandfather|nana|granny|nan|gran|grandad|mother|mum|mom|father|dad|olds?)$/.test(
        found.text,
      )
        ? 1
        : undefined
    const add = counted ?? many ?? one
    if (add) party.elderly = (party.elderly ?? 0) + add
    // A relative is counted among the companions as well, and stays readable.
    if (/^(?:my|our)\b/.test(found.text)) continue
    reading.claim('party', found.start, found.end)
    if (counted || /^(?:grand|nan|gran)/.test(found.text)) apart += add ?? 0
  }
  for (const found of relatives) {
    if (!party.has.includes('elderly')) party.has.push('elderly')
    party.elderly = (party.elderly ?? 0) + (/parents|in-laws|folks/.test(found.text) ? 2 : 1)
  }
  for (const { start, end } of reading.find(agedCouple, 'party')) {
    if (!party.has.includes('elderly')) party.has.push('elderly')
    party.elderly ??= 2
    if (reading.isFree(start, end)) reading.claim('party', start, end)
  }
  for (const { start, end } of reading.find(agedRelative)) reading.claim('party', start, end)
  return apart
}

const bareElder =
  /^(?:(?:the|our|my) )?(?:grandma|grandpa|grandmother|grandfather|nana|granny|nan|gran|grandad|granddad)$/
const listedBefore =
  /(?:\b(?:with|and|plus|bring(?:ing)?|tak(?:e|ing)|me|us|for|is|are)|[,&+(])(?: (?:the|our|my))? $/
const listedBehind =
  /^ ?(?:\(|,? (?:and|&|\+|plus) |,? \d\d\b|, (?:my|our|the|mum|mom|dad|grand|me|us|two|\d)|[&+])/
const toldBehind = new RegExp(`^${toldOfThem}`)

/** Another word for one who was named before: an elder on their own, outside every list of who comes. */
function isToldAgain(
  { lower }: Reading,
  { start, end, text }: { start: number; end: number; text: string },
  others: readonly { start: number; text: string }[],
): boolean {
  if (!bareElder.test(text) || !others.some((other) => other.start < start)) return false
  const after = lower.slice(end, end + 24)
  const before = lower.slice(Math.max(0, start - 24), start)
  if (toldBehind.test(after)) return true
  if (listedBehind.test(after)) return false
  return /\bfor (?:the |our |my )?$/.test(before) || !listedBefore.test(before)
}

const kin = `(?:(?:(?:mother|father)[- ]in[- ]law|mother|mum|mom|mam|mama|father|dad|papa|parents|folks|(?:great[- ])?(?:aunt(?:ie)?|uncle)|in-laws?|godmother|godfather|neighbou?r|${elders})(?:${namePattern})?)`
const oldAge = '(?:6[5-9]|[7-9]\\d)'
const ageEnds = '(?=\\)|,|;|\\.|\\?|!|$| (?:who|and|years?|yo|with|from|in|this|next|soon|on)\\b)'
/** "My mother (78)", "my dad, who is 68", "my aunt, she's 72": a companion as well, and stays readable as one. */
const oldRelative = new RegExp(
  `\\b${kin}(?:,| is| are|,? (?:who(?:'s| is| are|'ll be| will be| turns?|'s turning| has just turned| just turned)|(?:she|he)(?:'s| is| turns| will be)|they(?:'re| are)))? ?(?:\\((?:[^()\\d]{1,30}, )?)?(?:both |now |already |nearly |almost )?(?:aged? )?(?<age>${oldAge}(?:\\s?(?:&|and|,|\\/)\\s?[6-9]\\d)?)(?: years? old)?${ageEnds}`,
)

/** "My mother-in-law, who is getting on": old, without a figure. */
const gettingOn = new RegExp(
  `\\b${kin}(?:,? (?:who(?:'s| is| are)|is|are|she's|he's|they're))(?: also| now| really| a bit)? getting on(?: a bit| in years| now)?(?=[.,;:!?)]|$| (?:and|but|so)\\b)`,
)

/** "A couple (64 and 61)": both of them. */
const agedCouple =
  /(?<=\b(?:couple|parents|grandparents|in-laws|folks|seniors|pensioners|retirees|old friends|sisters|brothers|widows|ladies|gentlemen)),? \(?(?:both |aged? )?[6-9]\d ?(?:and|&|\+|\/|,) ?[6-9]\d(?=\)|,|;|\.|$| (?:from|in|on|to)\b)\)?/

/** "Who is 58": told of a grown-up, changes nothing, and is heard. */
const agedRelative =
  /(?<=,? )(?:who(?:'s| is| are|'ll be| will be| turns?)|(?:she|he)(?:'s| is| turns)|they(?:'re| are)) (?:both |now |already |nearly |almost )?(?:aged? )?[3-9]\d(?: and [3-9]\d)?(?: years? old)?(?=\)|,|;|\.|\?|!|$| (?:and|with|from|in|this|next|on)\b)/
