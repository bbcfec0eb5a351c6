/** Who travels: how many, how old, with whom, and with which animals. */
import { countPattern, toCount } from './numbers.ts'
import { readChildren } from './read-children.ts'
import { readCompanions } from './read-companions.ts'
import type { Reading } from './reading.ts'
import type { Party } from './schema.ts'

const people =
  '(?:people|ppl|persons?|peeps|travell?ers?|pax|guests|individuals|tourists|passengers|participants|members|of us|of me|humans|vacationers|explorers|souls)'

const totalPatterns: readonly RegExp[] = [
  new RegExp(
    `(?<!\\b(?:seats?|seating|sleeps|fits|hold|holds|carry|carries|other|rooms? for)(?: up to| for)? )\\b(?:only |just |all |the )?(?<n>${countPattern}|single)[ -](?:\\w+ )?(?:solo )?${people}\\b`,
  ),
  new RegExp(
    `\\b(?:group|party|family|team|crew|gang|bunch|squad|total) of (?:about |around )?(?<n>${countPattern})\\b(?! (?:days|nights|weeks|cities|months))`,
  ),
  new RegExp(`\\b(?<n>${countPattern}) in total\\b`),
  /\b(?:the )?(?<n>both|pair) of us\b/,
  /\b(?:an?|us|the|as|intrepid|happy) (?:[a-z]+ )?(?<n>duo|twosome|trio|threesome|foursome|quartet|quintet)\b/,
  /\b(?:as|we'?re|we are|us|for) a (?<n>pair)\b(?! of)/,
  /\bparty of (?<n>one)\b/,
  /\b(?:us|the) (?<n>two|three|four)\b(?! (?:days|nights|weeks|cities|kids|children))/,
  new RegExp(
    `\\b(?:we(?:'re| are|'ll be| will be)|there(?:'s| is| are|'ll be| will be)) (?:going to be )?(?:just |only |all |a total of )?(?<n>${countPattern})\\b(?! ?(?:-|days|nights|weeks|months|adults|kids|children|cities|friends|couples|famil|hours|km|miles|weeks|stops|women|men|girls|guys|rooms|boys|students|seniors|retirees|colleagues))`,
  ),
  new RegExp(
    `\\bfor (?:just |only |the )?(?<n>${countPattern}|a pair)(?: of us)?(?=\\s*(?:$|[.,;!?)]|\\b(?:departing|leaving|from|to|in|starting|heading|with|who|please|on|at|this|next|under|around|travell?ing|that|beginning|setting|taking|going|visiting|it|we|our|flying|between|during|staying)\\b))`,
  ),
]

const soloPattern =
  /\b(?:solo(?: (?:women|woman|female|male|men|man))?(?: (?:travell?ers?|trip|travel|trips|traveling|travelling))?|(?:travell?ing |going |go |trip |be |just )(?:alone|by myself|on my own)|(?:alone|by myself|on my own)\b|single[- ]person|(?:just|only) me(?!,? ?(?:and|&|\+|n|plus|with)\b)|just for me|(?:just|only|for|by) myself|me alone|on my tod|me, myself and i|one[- ]person)\b/
const womenPattern =
  /\b(?:solo (?:women|woman|female)|(?:women|woman|female)[- ](?:solo|only|travell?ers?)|as a (?:solo )?(?:woman|female)|girls'? (?:trip|getaway|weekend|holiday))\b/

/** Two people: "a gay couple", "vegan + coeliac couple"; but no couple of days. */
const couplePattern =
  /(?<!\b(?:another|every|each|last|next|first|past|the|these|those|(?<!\b(?:as|we'?re|are|for|with) )an?) )\bcouple\b(?! of| more|'s? | (?:days|nights|weeks|months|hours|drinks|beers|times|places|spots|museums|cities|stops|things|friends))|(?<=\ban? )couple(?= (?:with|in|from|and|who|to|visiting|travell?ing|for|on|going|wanting|looking|seeking)\b|[.,;!?]|$)/

const kindPatterns: readonly (readonly [pattern: RegExp, kind: Party['kinds'][number]])[] = [
  [
    /\b(?:couples?'?s?(?: trip| getaway| retreat| holiday| break| vacation| travel)|romantic|honeymoon(?:ers)?|our (?:[a-z0-9]+ )?(?:wedding )?anniversary)\b/,
    'couple',
  ],
  [couplePattern, 'couple'],
  [
    /\b(?:business (?:travell?ers?|trip|travel|people|meetings?)|work trip|corporate|on business|for business|team (?:offsite|retreat|building)|colleagues|coworkers|co-workers)\b/,
    'business',
  ],
  [
    /\b(?:famil(?:y|ies)(?![- ]friendly| fun)(?: trip| of| holiday| vacation| with)?|with (?:the )?famil(?:y|ies))\b/,
    'family',
  ],
  [
    /\b(?:(?:with|and|my|our|some|best|few|old|college|uni|school|[0-9a-z]+) (?:close )?(?:friends|mates|buddies|girlfriends|pals|dudes|lads|lasses|gals|blokes|chaps|fellas|bros|besties)|girls'? trip|girls'? getaway|boys'? trip|lads'? (?:trip|holiday)|group of friends|the (?:girls|lads|boys|gang))\b/,
    'friends',
  ],
]

export function readParty(reading: Reading): Party {
  const party: Party = { childAges: [], has: [], pets: [], kinds: [] }
  const addKind = (kind: Party['kinds'][number]) => {
    if (!party.kinds.includes(kind)) party.kinds.push(kind)
  }
  readPets(reading, party)
  readChildren(reading, party)
  if (reading.find(womenPattern, 'length').length > 0) party.women = true
  for (const pattern of totalPatterns) {
    for (const found of reading.find(pattern)) {
      const total = toCount(found.groups.n)
      if (total === undefined || total > 500 || !reading.isFree(found.start, found.end)) continue
      if (partial.test(reading.lower.slice(found.start))) continue
      if (changesCount(reading, found.start)) party.total = total
      party.total ??= total
      reading.claim('party', found.start, found.end)
    }
  }
  for (const found of reading.find(soloPattern)) {
    addKind('solo')
    reading.claim('party', found.start, found.end)
  }
  readAgeRange(reading, party)
  const apart = readElderly(reading, party)
  const [extra] = reading.find(oneMore)
  if (extra) reading.claim('party', extra.start, extra.end)
  const onTop = party.total !== undefined && party.adults === undefined && besides(reading)
  readCompanions(reading, party)
  if (onTop && party.total !== undefined && party.adults !== undefined) {
    party.total += party.adults - 1
    delete party.adults
  }
  for (const [pattern, kind] of kindPatterns) {
    for (const found of reading.find(pattern, 'party', 'occasion')) {
      if (
        /\b(?:meet|visit|see|join) (?:up with )?(?:(?:my|your|our|some|old|a) )*$/.test(
          before(reading, found.start),
        )
      )
        continue
      if (/^(?:meet|visit|see|join)/.test(found.text)) continue
      if (/^the (?:girls|boys)$/.test(found.text) && party.has.includes('children')) continue
      addKind(kind)
      if (reading.isFree(found.start, found.end)) reading.claim('party', found.start, found.end)
    }
  }
  const whole = counted(party, apart, reading)
  if (extra && whole.total !== undefined) {
    whole.total += extra.text.endsWith('couple') ? 2 : 1
    if (/au[- ]pair|nanny|sitter|carer/.test(extra.text) && whole.adults !== undefined)
      whole.adults += 1
  }
  return whole
}

/** "Two of us use walking sticks", "one of us is vegan": some of the party, not all of it. */
const partial = new RegExp(
  `^(?:only |just )?${countPattern} of us (?:uses?|is|eats?|can(?:'?t|not)|don'?t|doesn'?t|has|needs?|walks?|won'?t|drinks?|speaks?|hates?|loves?|snores?|prefers?|have (?:an?|bad)|are (?:vegans?|vegetarians?|coeliac|celiac|allergic|gluten|lactose|pregnant|over|under|not|in (?:a )?wheelchair))\\b`,
)

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

/** "Ages 3 to 75": who is among them, though nobody is counted. */
function readAgeRange(reading: Reading, party: Party): void {
  const range =
    /\b(?:ages?|aged)(?: rang(?:e|es|ing))?(?: from| between)? (?<young>\d{1,2}) ?(?:-|to|through|and) ?(?<old>\d{2})\b/
  for (const { start, end, groups } of reading.find(range)) {
    const has = (who: Party['has'][number]) => {
      if (!party.has.includes(who)) party.has.push(who)
    }
    if (Number(groups.young) < 18) has('children')
    if (Number(groups.old) >= 65) has('elderly')
    reading.claim('party', start, end)
  }
}

const petPattern =
  /\b(?:with |and |bring(?:ing)? (?:along )?|our |my |the |a |an |two |2 |three |small |big |little |large |old |golden |their |plus |travell?ing with |accompanied by )*(?<pet>dog(?:gy|gie)?s?|pupp(?:y|ies)|pups?|cats?|kitten|pets?|labrador|poodle|dachshund|corgi|retriever|terrier|furry friends?|four-legged friend|parrot|rabbit)(?! ?(?:sled|caf|park|walk|show|house|friendly))\b/

function readPets(reading: Reading, party: Party): void {
  for (const found of reading.find(petPattern)) {
    if (/\b(?:hot|no|without|love|see|pet|about)\s*$/.test(before(reading, found.start))) continue
    if (/\b(?:hot|no)\b/.test(found.text)) continue
    const pet = (found.groups.pet ?? 'pet').replace(/ies$/, 'y').replace(/s$/, '')
    const kind = /^(?:cat|kitten)/.test(pet)
      ? 'cat'
      : /^(?:pet|furry|four|parrot|rabbit)/.test(pet)
        ? 'pet'
        : 'dog'
    if (!party.has.includes('pets')) party.has.push('pets')
    if (kind !== 'pet' && !party.pets.includes(kind)) party.pets.push(kind)
    // "Pets allowed" is about the lodging and stays free for its reader; only animals are taken here.
    if (kind !== 'pet' || /with/.test(found.text)) reading.claim('party', found.start, found.end)
  }
}

const elderlyPattern = new RegExp(
  `\\b(?:(?<n>${countPattern}|an?|my|our) )?(?:(?:an? )?elderly(?: (?<who>travell?ers?|parents|people|persons?|mother|mum|mom|father|dad|relatives?|couple|in-laws|grandparents))?|senior(?: citizen)?s?\\b(?! year)(?: travell?ers?)?|pensioners?|retirees?|retired(?: couple)?|grand(?:parents|ma|pa|mother|father|mum|dad)|nana|granny|nan|gran|grandad|(?:[6-9]\\d)[- ]?(?:years?|yrs?)[- ]?olds?(?: (?:mother|mum|mom|father|dad|parents?|grandmother|grandma|aunt|uncle|in-laws?))?|in (?:our|my|their|her|his) (?:late |early |mid[- ]?)?(?:sixties|seventies|eighties|60s|70s|80s))\\b`,
)

/** How many of them are named on their own, and so neither companions nor among the adults. */
function readElderly(reading: Reading, party: Party): number {
  let apart = 0
  for (const found of reading.find(elderlyPattern)) {
    if (!party.has.includes('elderly')) party.has.push('elderly')
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
    if (/\b(?:my|our)\b/.test(found.text)) continue
    reading.claim('party', found.start, found.end)
    if (counted || /^(?:grand|nan|gran)/.test(found.text)) apart += add ?? 0
  }
  for (const found of reading.find(oldRelative)) {
    if (!party.has.includes('elderly')) party.has.push('elderly')
    party.elderly = (party.elderly ?? 0) + (/parents|in-laws|folks/.test(found.text) ? 2 : 1)
  }
  return apart
}

/** "My mother (78)": a companion as well, and stays readable as one. */
const oldRelative =
  /\b(?:mother|mum|mom|father|dad|parents|folks|aunt|uncle|in-laws?)(?:,| is| are)? ?\(?(?:both )?(?:aged? )?[6-9]\d(?:\s?(?:&|and|,|\/)\s?[6-9]\d)?(?=\)|,|;|\.|$| (?:who|and|years?)\b)/

/** "The four of us plus my mother-in-law", "my folks and us two": a count, and others besides. */
const countOfUs = `(?:${countPattern} of us|us (?:two|three|four)|family of ${countPattern})`
const withOthers = new RegExp(
  `\\b${countOfUs},? (?:plus|\\+|and|&|as well as) (?:my|our|his|her|the) |\\b(?:my|our) (?:[a-z-]+ )?[a-z-]+,? (?:and|plus|&|\\+) ${countOfUs}`,
)

function besides(reading: Reading): boolean {
  return withOthers.test(reading.lower)
}

const offspring =
  '(?:nephews?|nieces?|grandsons?|granddaughters?|grandchild(?:ren)?|grandkids|sons?|daughters?|kids?|boys?|girls?|child(?:ren)?|teenagers?|twins|toddler|baby)'
/** "My daughter (14) and I", "me and my two boys". */
const parentAlone = new RegExp(
  `\\b(?:my|our) (?:[a-z0-9-]+ ){0,3}${offspring}\\b(?: \\([^)]{1,20}\\)|, [^,.]{1,16},)? and (?:i|me|myself)\\b|\\b(?:me|myself|i)(?: and|,| \\+| &| plus| with) my (?:[a-z0-9-]+ ){0,3}${offspring}\\b`,
)
/** Somebody who comes on top of those counted: "family of four plus au pair". */
const oneMore =
  /\b(?:plus|and|\+|&|with) (?:(?:an?|the|our|my) )?(?:au[- ]pair|nanny|babysitter|carer)\b|\b(?:plus|and|\+|&|with) another couple\b|\b(?:plus|and|\+|&) (?:his|her|their) (?:best )?(?:friend|mate|girlfriend|boyfriend)\b/

/** Adds up what was said in parts. */
function counted(party: Party, apart: number, reading: Reading): Party {
  const children = party.children ?? 0
  if (party.total === undefined && party.kinds.includes('solo') && !party.adults) {
    party.total = 1 + children
    party.adults = 1
  }
  if (party.total === undefined && party.adults === undefined && parentAlone.test(reading.lower))
    party.adults = 1
  const couple = couplePattern.test(reading.lower) || /husband and wife/.test(reading.lower)
  const ourDay =
    /\b(?:our|wedding) (?:[a-z0-9]+ )?(?:anniversary|honeymoon|babymoon)\b|\bhoneymoon(?:ers|ing)?\b(?! suite)|\banniversary trip\b/
  const two = couple || (ourDay.test(reading.lower) && !/\bparents'?\b/.test(reading.lower))
  if (party.total === undefined && party.adults === undefined && two) party.adults = 2
  if (
    party.total === undefined &&
    party.adults !== undefined &&
    !(party.has.includes('children') && party.children === undefined)
  ) {
    party.total = party.adults + children + apart
  }
  const ownCount =
    /\b(?:we(?:'re| are|'ll be)|for|as|just) (?:just |only )?\w+ (?:\w+ )?(?:seniors|pensioners|retirees)\b/
  if (
    party.total === undefined &&
    party.adults === undefined &&
    apart > 1 &&
    !party.has.includes('children') &&
    ownCount.test(reading.lower)
  ) {
    party.total = apart
  }
  if (party.total === undefined && party.adults === undefined && speaksForOne(reading.lower)) {
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
  if (children > 0 && party.adults !== undefined && !party.kinds.includes('family')) {
    party.kinds.push('family')
  }
  return party
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
  return /\b(?:i(?:'ll| will)(?: be)? (?:stay|travell?|spend|visit|arriv|go|leav|depart)|i(?:'m| am) (?:travell?ing|flying|backpacking|spending|going|driving)|my (?:\w+ )?budget)/.test(
    lower,
  )
}
