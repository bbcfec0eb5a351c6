/** Adults by a number of them: "3 adults", "mum, dad and 2 kids", "2A 2C", and who leads a class. */
import { countPattern, toCount } from '../grammar/numbers.ts'
import { type Reading, taken } from '../reading.ts'
import type { Party } from '../schema.ts'

const age = '\\d{1,2}(?:\\.5)?'
/** Years side by side: "5, 7 and 9". */
export const ageList = `${age}(?:\\s*(?:,|and|&|/|\\+|,\\s*and|n(?=\\s)|\\s)\\s*${age})*`

const adultPattern = new RegExp(
  `\\b(?<n>${countPattern}|an?)(?: ?x)? (?:(?!teen)[a-z]+ )?(?:adults?|grown[- ]?ups?|grownups?|oaps?|women|men|ladies|gentlemen|guys|girls|boys|lads|lasses|dudes|blokes|gals|chaps|fellas|bros|besties|girlfriends|couples|moms|mums|dads|students|teachers|directors|managers|employees|executives|delegates|consultants|developers|professors|lecturers|tutors|instructors|chaperones|leaders|coaches|women friends|colleagues|coworkers|co-workers|teammates|(?:[2-5]0|(?:twen|thir|for|fif)ty)-?somethings|(?:1[89]|[2-5]\\d|(?:twen|thir|for|fif)ty)[- ]?year[- ]?olds)\\b(?! only)`,
)
const ofSchool =
  /\b(?:(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh)[- ]grade(?:rs)?|chaperones?|middle school|high school|primary school|elementary|year \d{1,2}s?|school trip|class trip|field trip|secondary school)\b/
/** "2A 2C", as booking forms write it. */
const formPattern = new RegExp(
  `(?<![\\w.])(?<adults>\\d{1,2}) ?a(?:d[lt]?s?|dults?)?(?![a-z])[ ,+/&]*(?<children>\\d) ?(?:c|chd?|chn|k|inf)\\b(?: ?\\((?:aged? )?(?<ages>${ageList})(?: ?(?:years?|yrs?|yo))?\\)| (?:aged? (?<aged>${ageList})(?!\\d)|(?<years>${ageList}) ?(?:years?|yrs?|yo)(?: old)?\\b))?`,
)
/** A parent in a list of who comes, without "my": "mum, dad and 2 kids", "dad and daughter". */
const parentPattern = new RegExp(
  [
    `(?<!\\b(?:my|our|his|her|their|with|visit|see|meet|and) )\\b(?<both>(?:mum|mom|mother)s?(?:,| and| &| \\+)? (?:dad|father)|(?:dad|father),?(?: and| &| \\+)? (?:mum|mom|mother)|parents)(?=,? ?(?:and |& ?|\\+ ?|plus |with )?(?:\\d|an?|one|two|three|four|five|the|their|our|${taken}))`,
    `\\b(?<single>single (?:mum|mom|mother|dad|father|parent))\\b`,
    `(?<!\\b(?:my|our|his|her|their|and|&) )\\b(?<one>mum|mom|mother|dad|father)(?= ?(?:and|&|\\+|-|/) ?(?:${taken}|son\\b|daughter\\b))`,
  ].join('|'),
)

/** "1 mum 3 kids", "(30f, 32m)", "one male one female". */
const countedParents = new RegExp(
  `\\b(?:1|one) (?:mum|mom|mother|dad|father)\\b(?= ?(?:,|and|\\+|&)? ?(?:\\d|${taken}))`,
)
const agedPair =
  /\(\d\d ?[fm],? ?(?:and |& ?|\/ ?)?\d\d ?[fm]\)|\bone male,? (?:and )?one female\b|\bone female,? (?:and )?one male\b/

/** "Ours (2+3: 3, 6, 8) and friends (2+1: 7)": adults and children of each family, with the ages. */
const familySum = new RegExp(
  `(?<![\\w.,])(?<adults>\\d) ?\\+ ?(?<children>\\d) ?(?::|,| aged?|\\()(?: ?aged?)? ?(?<ages>${ageList})(?=\\))`,
)

const plusChildren = new RegExp(`(?<![\\w.,])(?<n>\\d{1,2}) ?[+&] ?${taken}`)

export function readAdults(reading: Reading, party: Party): void {
  for (const { start, end, groups } of reading.find(familySum)) {
    const ages = (groups.ages ?? '').match(/\d{1,2}/g)?.map(Number) ?? []
    if (ages.length !== Number(groups.children)) continue
    party.adults = (party.adults ?? 0) + Number(groups.adults)
    party.children =
      (party.adults === Number(groups.adults) ? 0 : (party.children ?? 0)) + ages.length
    party.childAges.push(...ages)
    if (!party.has.includes('children')) party.has.push('children')
    reading.claim('party', start, end)
  }
  const [plus] = party.has.includes('children') ? reading.find(plusChildren) : []
  if (plus) {
    party.adults = Number(plus.groups.n)
    reading.claim('party', plus.start, plus.end - 1)
  }
  for (const { start, end, groups } of reading.find(formPattern)) {
    party.adults = Number(groups.adults)
    party.children = Number(groups.children)
    const told = groups.ages ?? groups.aged ?? groups.years ?? ''
    party.childAges.push(...(told.match(/\d{1,2}/g) ?? []).map(Number).filter((each) => each < 18))
    if (!party.has.includes('children')) party.has.push('children')
    reading.claim('party', start, end)
  }
  for (const { start, end, groups } of reading.find(parentPattern)) {
    if (groups.both && !party.has.includes('children')) continue
    if (groups.one && !party.has.includes('children') && !party.adults) party.total ??= 2
    party.adults = (party.adults ?? 0) + (groups.both ? 2 : 1)
    reading.claim('party', start, end)
  }
  for (const [pattern, count] of [
    [countedParents, 1],
    [agedPair, 2],
  ] as const) {
    const [found] = party.adults === undefined ? reading.find(pattern) : []
    if (!found) continue
    party.adults = count
    reading.claim('party', found.start, found.end)
  }
  for (const found of reading.find(adultPattern)) {
    const count = toCount(found.groups.n)
    if (!count) continue
    const each = found.text.endsWith('couples') ? 2 : 1
    // "Me & 3 coworkers": who writes is not among those counted.
    const lead = reading.lower.slice(Math.max(0, found.start - 16), found.start)
    const self =
      /(?:^|[\s(,.:])(?:me|myself|i)\s*(?:and|&|\+|,|plus|n|with)\s*$/.test(lead) ||
      (/\b(?:with|w|w\/)\s*$/.test(lead) && /(?:coworkers|co-workers|colleagues)$/.test(found.text))
    if (self && party.adults === undefined) party.adults = 1
    // "24 students and 4 chaperones", of a school: children.
    if (/\bstudents$/.test(found.text) && reading.says(ofSchool)) {
      party.children = (party.children ?? 0) + count
      if (!party.has.includes('children')) party.has.push('children')
      reading.claim('party', found.start, found.end)
      continue
    }
    // "…, so 5 adults really": said anew.
    if (party.adults !== undefined && /\b(?:so|makes?|making|that'?s|actually)\s*$/.test(lead)) {
      party.adults = count
      party.total = count + (party.children ?? 0)
      reading.claim('party', found.start, found.end)
      continue
    }
    // "4 adults (2 couples)" are the same four.
    if (each === 2 && party.adults === each * count) continue
    party.adults = (party.adults ?? 0) + each * count
    reading.claim('party', found.start, found.end)
  }
}
