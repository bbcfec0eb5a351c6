/** Who travels, as forms have it: "Adults: 3. Children: 1 (7)", "kids' ages: 3, 5", and "our two (4 and 6)". */
import { toCount } from '../grammar/numbers.ts'
import type { Reading } from '../reading.ts'
import type { Party } from '../schema.ts'
import { ageList } from './read-adults.ts'

/** No count stands before it, and what stands behind it is no length. */
const adults =
  /(?<!\d ?x? ?|\b(?:two|three|four|five|six|only|of|for|no) )\b(?:adults?|grown-?ups)(?: ?[:=] ?| )(?<n>\d{1,2})(?![\d%]| ?(?:days?|nights?|weeks?|hours?|euros?|to \d|-\d))/
const children = new RegExp(
  `(?<!\\d ?x? ?|\\b(?:two|three|four|five|six|no|our|my|the) )\\b(?:child(?:ren)?|kids?)(?: ?[:=] ?| )(?<n>\\d)(?! ?(?:,|and|&|\\+|/) ?\\d|[\\d%]| ?(?:days?|nights?|weeks?|years?|yrs?|yo|months?|to \\d|-\\d))(?: ?\\((?:aged?|ages)?:? ?(?<ages>${ageList})(?: ?(?:years?|yrs?|yo)(?: old)?)?\\))?`,
)
const agesOfAll = new RegExp(
  `\\b(?:kids|children|boys|girls)'?s? ages?(?: are)?:? (?<ages>${ageList})(?! ?(?:days|nights|weeks|\\d))`,
)
const ourTwo = new RegExp(
  `\\b(?:our|my) (?<n>two|three|four|five|[2-5]) \\((?:aged? )?(?<ages>${ageList})(?: ?(?:years?|yrs?|yo))?\\)`,
)

/** "A single mum of two (4 and 7)", "the young ones (5 and 8)": children, by whose they are and how old. */
const parentOf = new RegExp(
  `(?<=\\b(?:mum|mom|mother|dad|father|parents?) (?:of|to) )(?<n>two|three|four|five|[2-5])(?: (?:kids|children|boys|girls))?,? \\((?:aged? )?(?<ages>${ageList})(?: ?(?:years?|yrs?|yo))?\\)`,
)
const calledOtherwise = new RegExp(
  `\\b(?:our|my|the) (?:(?<n>two|three|four|five|[2-5]) )?(?:young |little |small |wee |lovely )*(?:(?:ones|pair|lot|brood|tribe|rabble|monsters|gremlins|rugrats|munchkins|smalls|littles|littlies|minions|terrors) ?\\(|(?:younger|older|youngest|oldest|little|other) (?:two|three|ones)(?:,? \\(|, ))(?:aged? )?(?<ages>${ageList})(?: ?(?:years?|yrs?|yo))?(?:\\)|(?=[.,;!?]|$))`,
)
/** "Our Ollie who's 9": a name with years. */
const calledByName =
  /\b(?:our|my|little|wee|and|with) (?!husband|wife|partner|flight|train|hotel|room|tour)[a-z]{2,12},? (?:who's|who is) (?:only |just |now |nearly |almost )?(?<ages>1[0-7]|\d)\b(?! ?(?:months|weeks|days|minutes|km|miles|hours))/

/** "Her brother of 11", "his best mate (9)". */
const calledByKin =
  /\b(?:her|his|their|my|our|an?) (?:(?:little|younger|older|big|best|twin|small|baby) )?(?:brother|sister|cousin|friend|mate|bestie|buddy),? (?:(?:of|aged|who is|who's) |\()(?<ages>1[0-7]|\d)\b\)?(?! ?(?:us\b|them\b|months|weeks|days|minutes|km|miles|hours))/

/** "Kids of 3 and 8 months". */
const yearsAndMonths =
  /\b(?:(?:our|my|the|two|2) )*(?:kids|children|boys|girls|sons|daughters|little ones),? \(?(?:of |aged |who are )?(?<years>\d{1,2})(?: ?(?:years?|yrs?|yo))? ?(?:,|and|&|\+) ?(?<months>\d{1,2}) ?(?:months?|mths?|mo)\b(?: old)?\)?/

const yearsOf = (list: string | undefined) => (list ?? '').match(/\d{1,2}/g)?.map(Number) ?? []

/** Adds them, and how many children were counted. */
export function readLabelledParty(reading: Reading, party: Party): number {
  let counted = 0
  const add = (count: number, ages: readonly number[]) => {
    counted += count
    party.childAges.push(...ages)
    if (!party.has.includes('children')) party.has.push('children')
  }
  const [grown] = reading.find(adults)
  if (grown) {
    party.adults = Number(grown.groups.n)
    reading.claim('party', grown.start, grown.end)
  }
  for (const { start, end, groups } of reading.find(children)) {
    const ages = yearsOf(groups.ages)
    // "Kids 3 and 5", "kid 7": years, unless a form counts the adults as well or the years follow.
    if (!grown && ages.length === 0) continue
    if (ages.length > 0 && ages.length !== Number(groups.n)) continue
    reading.claim('party', start, end)
    if (groups.n !== '0') add(Number(groups.n), ages)
  }
  for (const { start, end, groups } of [
    agesOfAll,
    ourTwo,
    parentOf,
    calledOtherwise,
    calledByName,
    calledByKin,
  ].flatMap((pattern) => reading.find(pattern))) {
    const ages = yearsOf(groups.ages)
    if (ages.some((age) => age > 17)) continue
    if (groups.n !== undefined && toCount(groups.n) !== ages.length) continue
    add(ages.length, ages)
    reading.claim('party', start, end)
  }
  for (const { start, end, groups } of reading.find(yearsAndMonths)) {
    add(2, [Number(groups.years), Math.floor(Number(groups.months) / 12)])
    reading.claim('party', start, end)
  }
  return counted
}
