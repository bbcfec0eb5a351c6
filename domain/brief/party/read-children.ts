/** Children and their ages: "two kids (5 and 7)", "a 3-year-old", "our baby". */

import { countPattern, toCount } from '../grammar/numbers.ts'
import { type Found, findAll, type Reading } from '../reading.ts'
import type { Party } from '../schema.ts'
import { grownChildren, readGrown } from './implied-party.ts'
import { readLabelledParty } from './labelled-party.ts'
import { namePattern, withNamesFilled } from './names-of-people.ts'
import { ageList, readAdults } from './read-adults.ts'

const age = '\\d{1,2}(?:\\.5)?'
const childWords =
  'kids?|kiddos?|child(?:ren)?|childs|toddlers?|bab(?:y|ies)|infants?|newborns?|teen(?:age(?:d|r))?s?|tweens?|boys?|girls?|sons?|daughters?|little ones?|grandkids?|grandchild(?:ren)?|(?:step|god|grand)sons?|(?:step|god|grand)daughters?|princess(?:es)?(?= \\(\\d)|nieces?|nephews?|(?<=\\bteen(?:age|aged)? )(?:lads?|lass(?:es)?|cousins?|guys)|twins|triplets'

const childPattern = new RegExp(
  `\\b(?:(?<n>${countPattern}|an?|our|my|the|with)(?: ?x)?[ -])?(?:(?:twin|small|young|little|teen|teenage|teenaged|school[- ]age|primary school|older|younger|tiny|energetic|wild|picky|my|our|the|${age}(?:-| )?(?:year|yr)s?(?:-| )?old|${age} ?(?:yo|y\\/o)) )*(?<who>${childWords})(?![- ]in[- ]law)(?!'? (?:trip|getaway|menu|friendly|under|club|museum|weekend|holiday|room|cots?|bed|beds|seats?|chairs?|carrier|food|crib|monitor|bath|stroller|buggy|gear|equipment|gate|pool|friend|friends|menus?|clubs|sitter|bump|shower)\\b|-friendly)(?:'s)?\\b(?:${namePattern})?(?: between (?:them|us))?(?: - (?=\\d{1,2}(?:,| and | & )))?(?:,? ?\\(?(?:(?:who are |they'?re |are |both |all |turns? |is turning |will be |is |(?:who )?(?:has|have) (?=\\d[^a-z]{0,8}(?:and \\d+ )?years))?(?:aged?|ages|of)?:? ?)?(?<ages>${ageList})(?!\\d)(?: (?:and under|to \\d+))?(?: ?(?:-|years?|yrs?|yo|y\\/o)[ -]?(?:old|of age)?)?\\)?(?! (?:months?|mths?|days|nights|weeks|people|adults|guys|girls|boys|lads|men|women|teens|infants?|bab(?:y|ies)|toddlers?|seniors?|rooms|of us|travell?ers|kids|children|dogs?|cats?|stars?|may|june|july|euros|dollars|usd)))?`,
)
/** In figures or in words, which only what stands around them makes an age. */
const spoken = `(?:${age}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)`
const yearsOld = new RegExp(
  `(?<!\\b(?:time in|in|after|since|last|past|next|every|for|than|over|about|nearly|almost|these) (?=[a-z\\d]+ yrs?\\b(?![ -]?olds?\\b)))\\b(?:(?<n>an?|two|2|three|3|my|our|with) )?(?<age>${spoken})(?:(?:\\s?(?:,|and|&|/)\\s?(?<second>${spoken}))?)[ -]?(?:(?:years?|yrs?)[ -]?olds?|yo|y\\/o|yrs?\\b(?! (?:back|now|later|running|together|married|since|before|earlier|in a row|apart|of|on|ahead|straight)\\b))s?\\b(?! ago)`,
)
const monthsOld =
  /\b(?:an? |my |our )?(?<months>\d{1,2})[- ]?(?:(?:months?|mos?|mths?)[- ]?old|mo(?! pregnant))\b|\b(?:an? |our )?(?:baby|infant) (?:of|aged) (?<of>\d{1,2}) months\b|(?<=\b(?:baby|infant|toddler|little one|son|daughter|boy|girl),? \(?)(?:aged? )?(?<in>\d{1,2}) ?(?:months?|mths?|mos?)(?=\)|,|\.|$| (?:and|old)\b)|\b(?:an? )?baby in (?:its|the) first year\b/
const underAge =
  /\b(?:(?<n>\d|an?|one|two|three|four|five) )?(?:(?:small|young|little) )?(?:kids|children|child(?:ren)?)(?: who are)? (?:under|below|younger than)(?: the age of)? (?<age>\d{1,2})\b/

/** "Six of us, two are kids", "a group of twelve, of which five are children". */
const amongThem = new RegExp(
  `\\b(?<n>${countPattern}) (?:of (?:us|them|which|whom) )?(?:are|is an?|being) (?:(?:small|young|little) )?(?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|teen(?:ager)?s?|under (?:1[0-8]|\\d))\\b|\\b(?<m>${countPattern}) of (?:us|them|which|whom) (?:kids|children|(?:aged )?(?:under|below) (?:1[0-8]|\\d))\\b`,
)
/** "My three sons and I, they're 12, 14 and 17": told after they were counted. */
const agesLater = new RegExp(
  `\\b(?:they(?:'re| are)|(?:the |our |my )?(?:kids|children|boys|girls|sons|daughters|ones) are|ages(?: are)?:?) (?:aged? )?(?<ages>${ageList})(?! ?(?:days|nights|weeks|people|adults|euros|%|\\d))`,
)

/** "24 students age 16-17": a class. */
const pupils = new RegExp(
  `\\b(?<n>${countPattern}) (?:[a-z]+ )?(?:students|pupils|schoolkids|school ?children|scouts|teenagers|teens)(?: ?(?:\\(|(?=age|\\d+ ?(?:-|to)))|, (?=(?:all |aged )?\\d{1,2} years))(?:who are |all |between )?(?:aged?|ages)? ?(?<age>\\d{1,2})(?: ?(?:-|to|and|/) ?(?<oldest>\\d{1,2})(?! (?:teachers|adults|chaperones|leaders|parents)))?(?: years? old)?\\)?(?! (?:days|nights|euros))`,
)

export function readChildren(reading: Reading, party: Party): void {
  const has = (who: Party['has'][number]) => {
    if (!party.has.includes(who)) party.has.push(who)
  }
  let counted = readLabelledParty(reading, party)
  /** The years of those whose months are told, who may be named besides: "with a baby …, 10 months old". */
  const aged: number[] = []
  for (const found of reading.find(amongThem)) {
    counted += toCount(found.groups.n ?? found.groups.m) ?? 0
    has('children')
    if (/teen/.test(found.text)) has('teenagers')
    reading.claim('party', found.start, found.end)
  }
  for (const found of reading.find(underAge)) {
    counted += toCount(found.groups.n) ?? 0
    has('children')
    reading.claim('party', found.start, found.end)
  }
  for (const found of reading.find(monthsOld)) {
    const years = Math.floor(
      Number(found.groups.months ?? found.groups.of ?? found.groups.in ?? 0) / 12,
    )
    aged.push(years)
    party.childAges.push(years)
    has('children')
    if (years === 0) has('infants')
    reading.claim('party', found.start, found.end)
  }
  for (const found of reading.find(pupils)) {
    const count = toCount(found.groups.n)
    if (!count || Number(found.groups.oldest ?? found.groups.age) > 17) continue
    // "Two teenagers (14 and 17)": the age of each.
    if (count === 2 && / and /.test(found.text)) continue
    counted += count
    if (Number(found.groups.age) > 12) has('teenagers')
    has('children')
    reading.claim('party', found.start, found.end)
  }
  counted += aged.length
  const babies = aged.filter((years) => years === 0).length
  if (babies > 0) party.infants = babies
  readGrown(reading, party)
  const grown = grownChildren(reading)
  const named = withNamesFilled({ ...reading, lower: reading.free() })
  for (const found of findAll(named, childPattern)) {
    const before = reading.lower.slice(Math.max(0, found.start - 24), found.start)
    const who = found.groups.who ?? ''
    if (
      /\b(?:no|without|visit|adults? only|meet|see|without any|child)\s*(?:my |our |the )?$/.test(
        before,
      )
    )
      continue
    // "Like 10 dollars a kid", "since she was a girl", "2 girls in their 20s": a price, the past, women.
    if (isPriced.test(before) || /\b(?:was|were)\s*$/.test(before)) continue
    if (/^an? /.test(found.text) && /\b(?:was|were|as)\s*$/.test(before)) continue
    if (reading.follows(inTwenties, found.end)) continue
    if (/^(?:girls?|boys?)$/.test(who) && /(?:^|\b)(?:the|with the)\b/.test(found.text)) continue
    if (isParty(found.groups, found.text, reading)) continue
    // "One child cannot have milk", "2 teens …. Son is allergic": one of those that were counted.
    const isOne = /^(?:one|our|my|the)$/.test(found.groups.n ?? 'one')
    const isOfUs = found.groups.n === 'one' && reading.says(countedParty)
    if (isOfUs && reading.follows(needBehind, found.end)) continue
    if (isOne && counted > 1 && !/s$/.test(who) && reading.follows(needBehind, found.end)) continue
    // "Our two teens …. Our daughter has a nut allergy": told of one of those that were counted.
    if (
      isOne &&
      counted > 1 &&
      !found.groups.ages &&
      isToldOf(who, before, reading.lower.slice(found.end))
    ) {
      reading.claim('party', found.start, found.end)
      continue
    }
    if (reading.follows(livesElsewhere, found.end)) continue
    if (grown.some(({ start, end }) => start < found.end && end > found.start)) continue
    // "Vegas baby!": an exclamation.
    if (who === 'baby' && isCried(found, before, reading.lower)) continue
    // "A girl I met", "a boy from my course": of the age of whoever writes.
    if (/^(?:girl|boy)$/.test(who) && reading.follows(isMet, found.end)) continue
    // "One last trip before the baby": who is not born does not travel.
    if (who === 'baby' && reading.says(isExpecting) && !found.groups.ages) continue
    // "Six of us girls", said of those who travel.
    if (/^(?:girls|boys)$/.test(who) && /\bof us $/.test(before)) continue
    // "Baby elephants": animals.
    if (
      who === 'baby' &&
      /^ (?!(?:is|was|has|needs|sleeps|loves|likes|hates|wakes|eats|turns|naps)\b)[a-z]+s\b/.test(
        reading.lower.slice(found.end),
      )
    )
      continue
    // "With a 10 month old … is it doable with a baby": the same one.
    if (
      who === 'baby' &&
      babies > 0 &&
      found.groups.n !== undefined &&
      toCount(found.groups.n) === 1
    ) {
      reading.claim('party', found.start, found.end)
      continue
    }
    // "22 kids aged 11-14": of a range nobody's age is known.
    const isRange = aRange.test(reading.lower.slice(found.end - 1, found.end + 6))
    const listed =
      (isRange ? '' : (found.groups.ages ?? ''))
        .match(/\d{1,2}(?:\.5)?/g)
        ?.map((each) => Math.floor(Number(each))) ?? []
    const inside = yearsIn(found.text.slice(0, found.text.indexOf(who)))
    const isTwins = /^t(?:wins|riplets)$/.test(who) || /\btwin\b/.test(found.text)
    const atOnce = who === 'triplets' ? 3 : 2
    const told = [...inside, ...listed].filter((each) => each < 18)
    const [first] = told
    const ages =
      isTwins && first !== undefined && told.length === 1
        ? Array.from({ length: atOnce }, () => first)
        : told
    if (listed.some((each) => each >= 18)) continue
    const said = found.groups.n
    const plural = /(?:s|ren|ies)$/.test(who)
    const article = said === undefined || /^(?:an?|our|my|the|with)$/.test(said)
    const count = article ? (plural ? (isTwins ? 2 : ages.length) : 1) : (toCount(said) ?? 0)
    // "3 kids 6/9/13 …, the little one": one of them.
    if (/\bthe little one$/.test(found.text) && counted > 0) {
      reading.claim('party', found.start, found.end)
      continue
    }
    if (
      count === 1 &&
      ages.length === 0 &&
      aged.length > 0 &&
      isSmall.test(who) &&
      (alwaysSmall.test(who) || isBesideMonths(before, reading.lower.slice(found.end)))
    ) {
      aged.pop()
      reading.claim('party', found.start, found.end)
      continue
    }
    if (/^(?:bab|infant|newborn)/.test(who)) {
      party.infants = (party.infants ?? 0) + (count || 1)
      has('infants')
    }
    if (/^(?:teen|tween)/.test(who) || /teenage/.test(found.text)) has('teenagers')
    counted += count
    party.childAges.push(...ages)
    has('children')
    reading.claim('party', found.start, found.end)
  }
  for (const found of reading.find(yearsOld)) {
    const { n, age, second } = found.groups
    const said = [age, second]
      .filter((each) => each !== undefined)
      .map((each) => toCount(each) ?? Number(each))
    // "Two three-year-olds" are of one age.
    const times = said.length === 1 ? (toCount(n) ?? 1) : 1
    const ages = Array.from({ length: times }, () => said).flat()
    if (ages.some((each) => each >= 18)) continue
    // "Kids are 4, 7 and 10 …. 4yo still naps", "the 12 y/o": one of those whose ages are told.
    const isEcho = n === undefined && ages.every((each) => party.childAges.includes(each))
    if (isEcho) {
      reading.claim('party', found.start, found.end)
      continue
    }
    // "Our 10yr" is an anniversary.
    if (/^(?:our|my) /.test(found.text) && /\dyrs?$/.test(found.text)) continue
    // Ages that follow children already counted tell of the same ones.
    const infants = party.infants ?? 0
    const known = party.childAges.filter((age) => age > 0).length
    const same = known === 0 && counted - infants >= ages.length
    party.childAges.push(...ages)
    if (!same) counted = Math.max(counted, infants + known + ages.length)
    has('children')
    reading.claim('party', found.start, found.end)
  }
  const [later] = counted > 0 && party.childAges.length === 0 ? reading.find(agesLater) : []
  const told = (later?.groups.ages ?? '').match(/\d{1,2}/g)?.map(Number) ?? []
  if (later && told.length === counted && told.every((each) => each < 18)) {
    party.childAges.push(...told)
    reading.claim('party', later.start, later.end)
  }
  if (counted > 0) party.children = counted
  readAdults(reading, party)
}

/** "8 girls" on a trip are women; "our two girls" and "girls aged 5 and 7" are children. */
function isParty({ n, who, ages }: Found['groups'], text: string, { lower }: Reading): boolean {
  if (!/^(?:girl|boy)s?$/.test(who ?? '') || ages) return false
  // "2 girls 1 dog, camper van": nobody else is named whose children they could be.
  const alone =
    !/\b(?:adults?|parents?|mum|mom|dad|mother|father|family|wife|husband|we|us|our|my|me|with|and)\b/.test(
      lower,
    )
  if (alone && besidePeers.test(lower)) return true
  if (!who?.endsWith('s')) return false
  return (toCount(n) ?? 0) > (alone ? 1 : 3) && !/\b(?:our|my|little|young|small)\b/.test(text)
}

/** "Four guys, one girl": of one age, and grown up. */
const besidePeers = new RegExp(
  `\\b${countPattern} (?:girls?|boys?),? (?:${countPattern}) (?:guys?|lads?|gals?|dudes?|blokes?|boys?|girls?)\\b|\\b${countPattern} (?:guys?|lads?|gals?|dudes?|blokes?),? (?:${countPattern}) (?:girls?|boys?)\\b`,
)

/** From the end of the ages on: "11-14", "5 to 9". */
const aRange = /^(?:\d ?(?:-|to|until) ?|- ?)\d/

function yearsIn(text: string): number[] {
  return (text.match(/\d{1,2}(?=[- ]?(?:years?|yrs?|yo|y\/o))/g) ?? []).map(Number)
}

const isExpecting = /\b(?:pregnant|expecting|babymoon|before the baby|\d\d weeks along|due date)\b/
const isSmall = /^(?:baby|infant|newborn|toddler|little one|son|daughter|boy|girl|child|kid)$/

const alwaysSmall = /^(?:baby|infant|newborn|toddler|little one)$/
/** "Our son (9 months)", "our 9 month old son"; the months of a baby named later are the baby's. */
function isBesideMonths(before: string, behind: string): boolean {
  return (
    /(?:months?|mos?|mths?)(?:[- ]old)? $/.test(before) ||
    !/\b(?:baby|infant|newborn|toddler)\b/.test(behind)
  )
}

const needBehind =
  /^ (?:can(?:'?t|not)|is|has|hates|needs|won'?t|doesn'?t|allergic|vegan|vegetarian|(?:dairy|gluten|nut|lactose|egg)[- ]free|celiac|coeliac|gets)\b/

/** Somebody one knows from somewhere, and nobody's child. */
const isMet =
  /^ (?:(?:that |who |whom )?(?:i|we)(?:'ve|'m| have| am)? (?:met|know|knew|fancy|dated?|dating|seeing|work|went|been|just|recently)\b|from (?:work|uni|college|tinder|hinge|bumble|my|our|the (?:gym|office|pub|hostel|band))\b)/

/** "Vegas baby, five lads": said to whoever reads, behind a word that joins nobody. */
function isCried({ start, end, text }: Found, before: string, lower: string): boolean {
  return (
    text === 'baby' &&
    /[a-z] $/.test(before) &&
    !/\b(?:and|with|w|plus|n|a|our|my|the|one|old|month|new|small|little|bring|bringing|take|taking|is|or) $/.test(
      before,
    ) &&
    /^(?:[,!.]|$)/.test(lower.slice(end)) &&
    start > 0
  )
}

const isPriced = /(?:\b(?:dollars?|euros?|pounds?|bucks|quid|usd|eur|gbp|per|each)|[$€£]\d+)\s*$/
const inTwenties =
  /^,? \(?(?:all |both )?(?:in (?:their|our) )?(?:early |mid[- ]?|late )?(?:[2-9]0'?s|(?:twen|thir|for|fif|six|seven)ties)\b/
const countedParty =
  /\b(?:\d{1,2}|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:of us|friends|adults|people|pax|mates|colleagues|persons|travell?ers|students|women|men)\b|\b(?:group|party|family) of (?:\d{1,2}|three|four|five|six|seven|eight|nine|ten)\b/
/** A statement about a son or a daughter who was named before. */
function isToldOf(who: string, before: string, after: string): boolean {
  if (/(?:s|ren|twins)$/.test(who)) return false
  const opens =
    /(?:^|[.;!?,:(-] ?|\b(?:but|because|since|as|while|though) )(?:my |our |the )?$/.test(before)
  return (
    opens &&
    /^(?:'s)? (?:(?:only|also|really|just|always|still|mostly) )?(?:is|has|had|can|can'?t|cannot|won'?t|will|would|could|doesn'?t|does|[a-z]{2,}s)\b/.test(
      after,
    )
  )
}

/** "My niece starts at St Andrews": told of, and not among the party. */
const livesElsewhere =
  /^ (?:(?:just|recently|kindly|already|always) )?(?:set|got|helped|told|showed|wrote|typed|made|gave|suggested|recommended|sent|signed|started|moved|swears|says|said) |^ (?:graduat(?:es|ed|ing)|starts?|stud(?:y|ies)|lives?|works?|goes to|moved|is (?:at|studying|getting married|doing (?:her |his |an? )?(?:erasmus|masters?|phd|internship|year abroad|placement|exchange)|an au pair|interning|working|living))\b/
