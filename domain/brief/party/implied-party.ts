/** Who comes along without being counted: a partner who is spoken of, grown children, a parent with a child, one who says "I". */
import { countPattern, toCount } from '../grammar/numbers.ts'
import type { Reading } from '../reading.ts'
import type { Party } from '../schema.ts'
import { kinTold } from './party-told.ts'

const partner =
  '(?:wife|husband|partner|girl ?friend|boy ?friend|gf|bf|fianc[eé]e?|spouse|hubby|missus|other half)'
const offspring =
  '(?:nephews?|nieces?|grandsons?|granddaughters?|grandchild(?:ren)?|grandkids|sons?|daughters?|kids?|boys?|girls?|child(?:ren)?|teen(?:ager)?s?|twins|toddler|baby|little (?:one|girl|boy))'
const elder =
  '(?:mum|mom|mother|dad|father|aunt|uncle|grandma|grandmother|gran|nan|grandpa|grandfather|grandad|(?:mother|father)-in-law)'

/** "My daughter (24)", "her son, 31,": children of somebody, and adults. */
const grownAge =
  /\b(?:my|our) (?:[a-z]+ )?(?:son|daughter|niece|nephew|grandson|granddaughter|stepson|stepdaughter|goddaughter|godson)(?: [a-z]+)?(?: is|,)? ?\(?(?:aged? )?(?:1[89]|[2-5]\d)(?! (?:days?|nights?|weeks?|euros?|may|june|july|august))(?:\)|,|;|\.|$| (?:and|who|years?)\b)/g
/** "My son Austin drives": who is at the wheel is no child. */
const grownDriver =
  /\b(?:my|our) (?:son|daughter)(?: [a-z]+)? (?:drives|will drive|is driving|does the driving)\b/g
/** "Our son and his wife": who has somebody is no child. */
const grownPartnered =
  /\b(?:my|our) (?:[a-z]+ )?(?:son|daughter)(?: [a-z]+)?(?=,? (?:(?:and|with|&|\+) (?:his|her)|with) (?:wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?)\b)|\b(?:my|our) (?:[a-z]+ ){0,2}(?:sons|daughters|kids|children)(?=,? (?:and|with|plus|&|\+) their (?:wives|husbands|partners|girlfriends|boyfriends|spouses)\b)/g
/** "Mother and daughter", "a father-son trip": two who call themselves so are of age, unless an age is said. */
const grownPair =
  /(?<=(?<!\b(?:my|our|the|their|her|his) )\b(?:mother|mum|mom|father|dad)(?: and | & |-|\/))(?:daughter|son)\b(?!'| is \d| \(?\d|, \d| who is \d| aged)/g
const childsAge =
  /\b(?:son|daughter|boy|girl|kid)(?:'s| is|,)? \(?(?:1[0-7]|\d)\b|\b(?:s?he(?:'s| is)|aged?|who is) \(?(?:1[0-7]|\d)\b|\b(?:1[0-7]|\d)[- ]?(?:years?|yo|y\/o|yrs?|months?)\b|\b(?:kids?|child(?:ren)?|toddler|teen(?:ager)?s?)\b/
/** One who is old has grown children, unless their age is said. */
const oldWriter =
  /\bi(?:'m| am) (?:6[5-9]|[78]\d)\b|\bin my (?:late 60s|70s|seventies|80s|eighties)\b/
const unagedChild =
  /\b(?:my|our) (?:[a-z]+ )?(?:son|daughter)\b(?!'|-| is \d| \(?\d|, \d| who is \d| aged)/g

/** Sons and daughters of age who come along, where each stands. */
export function grownChildren(reading: Reading): { start: number; end: number }[] {
  const { lower } = reading
  const found = [
    grownAge,
    grownDriver,
    grownPartnered,
    ...(childsAge.test(lower) ? [] : [grownPair]),
    ...(oldWriter.test(lower) ? [unagedChild] : []),
  ].flatMap((pattern) => reading.findSaid(pattern))
  return found.filter(
    ({ start }, index) => found.findIndex((each) => each.start === start) === index,
  )
}

/** "Two grown-up sons": children of theirs, and adults. */
const grownPattern = new RegExp(
  `\\b(?:(?<n>${countPattern}|an?|my|our) )?(?:grown(?:[- ]?up)?|adult) (?<who>sons?|daughters?|kids?|child(?:ren)?|boys?|girls?)\\b`,
)

export function readGrown(reading: Reading, party: Party): void {
  for (const { start, end, groups } of reading.find(grownPattern)) {
    const count = toCount(groups.n) ?? (/(?:s|ren)$/.test(groups.who ?? '') ? undefined : 1)
    if (count === undefined) continue
    party.adults = (party.adults ?? 0) + count
    reading.claim('party', start, end)
  }
}

/** "Mum is 62 and I'm 33": two, each with an age. */
const bothAged = new RegExp(
  `\\b(?:${elder}|${partner}|brother|sister|friend)(?: is|'s|,)? \\(?\\d\\d\\)?,? (?:and|&|\\+) (?:i'm|i am|me|im) \\(?\\d\\d\\b`,
)
/** "Parents want a pub", "me and their dad": both of them, beside children that were counted. */
const bothParents =
  /(?:^|[.,;!?(] ?|\b(?:and|but|while|us|we) )(?:the |us )?parents (?:want|need|like|love|would|get|fancy|are|drink|also)\b|\b(?:me|i|myself)(?: and|,| &| \+| n) (?:their|her|his) (?:dad|mum|mom|father|mother)\b|\btheir (?:dad|mum|mom|father|mother)(?: and|,| &| \+| n) (?:me|i|myself)\b/

/** "Hubby's got three days off", beside a child: both of them. */
const ourOther = /\b(?:hubby|hubs|wifey|the (?:wife|husband|missus|mrs|other half))\b/

/** "My girlfriend's called Sydney", "show my Danish husband the hills": spoken of, where the trip is theirs. */
const spokenOf = new RegExp(
  `(?<!\\b(?:visit|visiting|meet|meeting|without|see|seeing|join|joining|for) )\\bmy (?:[a-z-]+ )?${partner}(?:'s)? (?!(?:has|had|lives?|lived|gave|told|says|said|works?|moved|died|passed|left|can'?t come|won'?t|isn'?t coming|stays? (?:at )?home|doesn'?t (?:want|fancy))\\b)`,
)
const takesAlong = new RegExp(
  `\\bmy ${partner}'?s (?:big )?(?:\\d0th|birthday|bday)\\b|\\b(?:show|take|surprise|treat|bring|spoil) my (?:[a-z-]+ )?${partner}\\b`,
)
/** "My boyfriend gets the trip for his 40th". */
const birthdayTrip = new RegExp(
  `\\bmy (?:[a-z-]+ )?${partner}\\b[^.!?]{0,40}\\b(?:his|her|their) (?:big )?(?:[1-9]0th|birthday|bday)\\b`,
)
/** "With my 11 yo daughter", "me 41, sons 8 and 10". */
const withOwnChild = new RegExp(
  `\\b(?:with|w|w/|and|take|taking|bring|bringing|for) my (?:[a-z0-9-]+ ){0,4}${offspring}\\b|\\b(?:me|i'm|i am) ?\\(?\\d\\d\\)?,? (?:and |& |\\+ )?(?:[a-z]+ )?${offspring}\\b`,
)
const company = new RegExp(
  `\\b(?:we|us|our|ours|we'(?:re|ll|d|ve)|${partner}|famil(?:y|ies)|parents|grandparents|${elder}|friends?|couple|group|class|team|mates?|colleagues)\\b`,
)

/** "I am vegan but my husband eats everything", "my wife loves art, I like food": both are there. */
const likesOrEats =
  "(?:eats?|is (?:an? |more |not )?(?:vegan|vegetarian|into|allergic|keen|celiac|coeliac|gluten)|loves?|likes?|hates?|wants?|prefers?|needs?|enjoys?|can'?t|cannot|doesn'?t|does not)"
const oneAndTheOther = new RegExp(
  `\\bi(?:'m| am)? [^.!?]{2,40}(?:\\b(?:but|and|while|whereas)|,) my (?:[a-z-]+ )?${partner} ${likesOrEats}\\b|\\bmy (?:[a-z-]+ )?${partner} ${likesOrEats}\\b[^.!?]{2,40}(?:\\b(?:but|and|while|whereas)|,) i(?:'m| am| (?:don'?t|do|love|like|hate|want|prefer|need|eat))\\b`,
)

/** Completes a party of which nobody was counted. */
export function implyAdults(party: Party, reading: Reading): void {
  const { lower } = reading
  const grown = grownChildren(reading).length
  const { total, adults, children = 0 } = party
  if (adults !== undefined && (total === undefined || adults + children + grown <= total)) {
    party.adults = adults + grown
  }
  if (total !== undefined || adults !== undefined) return
  const told = children > 0 ? 0 : kinTold(lower).count
  if (bothAged.test(lower) || (children > 0 && (bothParents.test(lower) || ourOther.test(lower))))
    party.adults = 2
  else if (grown > 0) party.adults = 1 + grown
  else if (told > 0) party.adults = 1 + told
  else if (children === 0 && kinTaken.test(lower)) party.adults = 1 + kinBefore(lower)
  else if (
    takesAlong.test(lower) ||
    oneAndTheOther.test(lower) ||
    birthdayTrip.test(lower) ||
    (spokenOf.test(lower) && /\b(?:we|us|our|we'(?:re|ll|d|ve))\b/.test(lower))
  ) {
    party.adults = 2
    if (!party.children && !party.kinds.includes('couple')) party.kinds.push('couple')
  } else if (
    !kinNamed.test(lower) &&
    !party.kinds.includes('solo') &&
    (otherVoice.test(lower) || tellsOfNamed(reading))
  ) {
    party.adults = 2
  } else if ((party.children ?? 0) > 0 && withOwnChild.test(lower) && !company.test(lower))
    party.adults = 1
}

/** "Mum and dad are 74 and 77 and I'm taking them": told of first, and taken along. */
const kinTaken =
  /\b(?:i'm|i am|i'll|i will|i want to|i'd like to|i'd love to|we're|we'll|we want to|let's|gonna|going to) (?:take|taking|bring|bringing|treat|treating|surprise|fly|flying|show|invite|inviting) (?:him|her|them)\b/
const elderNamed = new RegExp(`\\b(?:${elder})\\b(?!'s (?!\\d))`, 'g')
function kinBefore(lower: string): number {
  const told = lower.slice(0, kinTaken.exec(lower)?.index ?? 0)
  const named = new Set([...told.matchAll(elderNamed)].map(([who]) => who))
  if (/\b(?:my|our) (?:parents|grandparents|folks|in-?laws)\b/.test(told)) return 2
  return Math.max(1, named.size)
}

/** "She hates boats, I love them": one who writes, and one more who is spoken of, where nobody is named. */
const otherVoice =
  /\b(?:s?he|he'?s|she'?s|him|her)\b(?: (?:also|really|only|always|just))* ?(?:is|wants?|loves?|likes?|hates?|eats?|doesn'?t|can'?t|gets?|needs?|prefers?|walks?|\d\d\b|allergic|vegan|vegetarian)\b(?=[\s\S]*\b(?:i|i'm|i'd|me|we|us|our)\b)|\b(?:hubby|hubs|the (?:wife|husband|missus|mrs|other half|boyfriend|girlfriend)|wifey)(?:'s)? (?:wants?|loves?|likes?|hates?|eats?|doesn'?t|can'?t|gets?|needs?|is)\b/
/** "Margaret has her heart set on it", "Harry refuses museums": somebody by name, who has a will beside that of whoever writes. */
const namedVoice =
  /(?<=^|[.!?,;:(] ?|\b(?:and|but|because|since|as|so|while|that) )(?<name>[A-Z][a-z]{2,11})(?: (?:also|really|just|only|always|still))? (?:wants?|would (?:like|love|prefer)|has (?:his|her|their) heart set|insists|dreams of|loves|hates|refuses|fancies|can't stand|doesn't (?:like|want|eat|fly|swim|walk|drive)|gets (?:seasick|carsick|bored|tired)|is (?:keen|dying|desperate|scared|afraid|vegan|vegetarian|allergic|coeliac|celiac))\b/g
const noPerson =
  /^(?:google|tripadvisor|everyone|everybody|someone|somebody|nobody|none|each|who|what|she|that|this|it|one|they|both|neither|either|mum|mom|dad|wife|husband|hubby|doctor|budget|airbnb|ryanair|easyjet|chat[a-z]*|people|kids)$/
function tellsOfNamed({ lower, plain, spans }: Reading): boolean {
  if (!/\b(?:i|i'd|i'm|me|we|us|our)\b/.test(lower)) return false
  return [...plain.matchAll(namedVoice)].some(({ index, groups }) => {
    const name = groups?.name ?? ''
    const isPlace = spans.some(
      ({ slot, start, end }) => slot !== 'mustSee' && start < index + name.length && index < end,
    )
    return !isPlace && !noPerson.test(name.toLowerCase())
  })
}
const kinNamed = new RegExp(
  `\\b(?:${offspring}|${elder}|sisters?|brothers?|cousins?|friends?|mates?|colleagues?|boss|famil(?:y|ies)|group|couple|class|guide|dog|cat|grand[a-z]+|kids?|babies|parents?|in-?laws|flatmates?|roommates?|bride|groom)\\b`,
)

/** Words of one person about their own journey: "I land at nine", "my connection", "nobody asking me questions". */
const ownWords =
  /\b(?:i have an? (?:work )?(?:conference|meeting|congress|trade fair|layover|stopover)\b|i(?:'m| am) (?:from|hindu|muslim|jewish|vegan|vegetarian|celiac|coeliac|diabetic|pregnant|lactose)\b|i(?:'ve| have) got (?:an?|\d+|two|three|four|five) (?:free |spare |whole )?(?:day|days|hours|conference|meeting|layover)|i land\b|i arrive\b|i(?:'m| am) (?:an? (?!couple|family|group|mum|mom|dad|mother|father|parent|wife|husband|bit|little|travel agent|planner)[a-z]|new to|fluent|travelling|landing|arriving)|i have (?:an? )?(?:stiff|bad|free|spare|long|\d+)|my (?:flight|connection|train|plane|layover|hotel|conference|meeting|therapist|doctor|rucksack|backpack|suitcase|dog|cat)\b|(?:asking|bother(?:ing)?|talk(?:ing)? to) me\b|i(?:'m| am) thinking\b|i (?:just )?(?:need|want) (?:to get away|a break|some time|out)\b|just broke up\b|i don'?t care\b|i(?:'m| am) [a-z]+(?: from [a-z]+)?, (?:aged? )?\d\d\b|(?:sends?|sending|sent) me\b|to myself\b|first time (?:overseas|abroad)\b|my (?:divorce|sabbatical|gap year|days? off))/
const others = new RegExp(
  `\\b(?:we|us|our|we'(?:re|ll|d|ve)|they|kids?|children|famil(?:y|ies)|students|teachers|guests|people|travell?ers|${partner}|${elder}|parents|friends?|mates?|couple|group|class|team|colleagues|boss|baby|twins|son|daughter|sons|daughters)\\b`,
)

/** One who tells of an own journey and names nobody else. */
export function tellsOfOwnTrip(lower: string): boolean {
  return ownWords.test(lower) && !others.test(lower)
}
