/** Company named by what it is to the writer: "my wife and I", "me and three friends". */
import { countPattern, toCount } from '../grammar/numbers.ts'
import type { Reading } from '../reading.ts'
import type { Party } from '../schema.ts'
import { toldOfThem } from './party-lexicon.ts'

const partners =
  'wife|husband|partner|girl ?friend|boy ?friend|gf|bf|fianc[eé]e?|spouse|hubby|hubs|wifey|(?:other|better) half|missus|missis|mrs|significant other|(?:him|her) indoors'
const relatives =
  'neighbou?r|mam(?! tor)|mama|papa|godmother|godfather|bandmate|workmate|teammate|ex-(?:wife|husband|girlfriend|boyfriend|partner|colleague|flatmate)|pa|personal assistant|(?:mother|father|sister|brother)[- ]in[- ]law|mum|mom|mother|dad|father|sister|brother|sis|bro|aunt|uncle|cousin|grandma|grandmother|grandpa|grandfather|nan|granny|gran|grandad|nana|roommate|colleague|coworker|boss|bestie|(?:best )?friend|mate|buddy|flatmate|housemate'
const pairs = 'parents|grandparents|in[- ]laws|folks|parents[- ]in[- ]law'
const several =
  'friends|mates|buddies|besties|girlfriends|sisters|brothers|cousins|colleagues|coworkers|siblings|aunts|uncles|pals|classmates|roommates|flatmates|housemates|workmates|teammates|bandmates|ex-colleagues|ex-flatmates|women|guys'
const describing =
  '(?:(?:elderly|old|aging|best|\\d{2}[- ]?(?:year|yr)s?[- ]?old|\\d{2} ?(?:yo|y\\/o)|older|younger|lovely|dear|retired|vegan|vegetarian|new|pregnant|disabled|close|good|college|uni|university|school|work|childhood|danish|swedish|norwegian|finnish|dutch|german|french|spanish|italian|greek|turkish|polish|russian|irish|british|english|scottish|welsh|american|canadian|mexican|brazilian|chinese|japanese|korean|indian|thai|australian|beloved|long-suffering|wonderful|amazing|darling|diabetic|gluten-free|kosher|muslim|jewish|poor) )*'

const companionPattern = new RegExp(
  `(?:\\b|(?=[+&]))(?<lead>with|w\\/|w(?= my)|and|plus|me,?|&|\\+|n(?= )|for|bring(?:ing)?|taking|take|us,?|,|by|:)?\\s*(?:(?<n>${countPattern}|an?|my|our|his|her|the) )(?:(?<m>${countPattern}) )?${describing}(?:(?<partner>${partners})|(?<relative>${relatives})|(?<pair>${pairs})|(?<several>${several}))\\b(?:'s)?(?<after>(?:,? [a-z]+,?| \\([^)]{1,80}\\)|,? (?:aged )?[2-9]\\d,?)? (?:and|&|\\+) (?:i|me|myself)\\b)?`,
)

/** Company without "my": "w/ hubby", "me + best mate", "wife and I". */
const bareCompanion = new RegExp(
  `(?:(?<![\\w'])(?:with|w\\/|w|me(?:,| and| &| ?\\+| n)|i and|(?:user|travell?er|person|woman|man|pensioner|retiree) (?:and|plus)|\\+|&) ?${describing}(?<who>${partners}|best (?:mate|friend|buddy)|bestie|mum|mom|mam|mama|dad|papa|grandma|grandad|grandpa|gran|nan)\\b(?!'|[- ](?:and i|and me|friend))|(?<![\\w'])(?<!\\blate )(?<who2>${partners}|mum|mom|dad|mate|(?:best )?friend)(?: \\([^)]{1,80}\\))? (?:and|&|\\+|n) (?:i|me|myself)\\b)`,
)

const kin = `${partners}|mum|mom|dad|mother|father|sister|brother|sis|bro|aunt|uncle|cousin|gran|grandma|grandpa|nan`
const kinWord = new RegExp(`\\b(?:${kin})\\b`)
/** "Me, him and our 3 year old". */
const theOther =
  /\b(?:me|myself)(?:,| and| &| \+) (?:him|her)(?<self>self)?\b|\b(?:(?:him|her)(?<own>self)?|s?he) and (?:i|me|myself)\b/
/** "Me mom dad", "me, mum + dad": relatives behind whoever writes. */
const meAndKin = new RegExp(
  `(?<![\\w'])(?:me|myself),? (?:\\+ |& |and )?(?<kin>(?:${kin})(?:(?:,| and| &| \\+)? (?:${kin}))+)\\b`,
)

const secondKin = new RegExp(
  `(?<=\\b(?:with|w|w\\/|me|and|&|\\+|for|take|taking|bring|bringing),? (?:my|our) (?:[a-z]+ )?(?:${kin})(?: \\([^)]{1,20}\\)|,? (?:(?:n|and|&|\\+) )?(?:${kin})\\b)*)(?: (?:n|and|&|\\+)|,(?: and)?) (?:(?:mother|father|sister|brother)-in-law|${kin})\\b(?!'|,? (?:and|&|n|\\+) (?:i|me|myself)\\b|${toldOfThem})`,
  'g',
)

/** "my friend Sam is coming with me", "May wants to go with me". */
const withMe =
  /\b(?:(?:is|are) (?:coming|joining|going|travell?ing)|wants to (?:go|come|travel)[^.!?]{0,20}) (?:along )?with me\b/

const plusOnePattern =
  /\b(?:me|i|myself|us)?,? ?(?:\+|and|&|plus|with)? ?(?:a |my )?plus[- ]one\b|\b(?:me|myself) ?(?:plus|\+) ?1\b(?! (?:child|kid|baby|adult|dog|cat|friend|teen|infant|toddler|other|more|night|day))|\b(?:my|our) (?:brother|sister|friend|mate|cousin|mum|mom|dad|wife|husband|gf|bf|girlfriend|boyfriend|partner) (?:comes?|is coming|joins|tags) (?:too|along|with)\b|\b(?:taking|bring(?:ing)?) (?:her|him) (?:to|along)\b/

/** "… Husband allergic to sesame", "wife doesn't drink": a sentence about who comes along, and stays readable. */
const partnerWithNeed = new RegExp(
  `(?<=^|[.!?;,(] ?)(?:my )?(?:${partners})(?:'s)? (?=(?:is )?(?:in an?\\b|on an?\\b|disabled|blind|deaf|allergic|vegan|vegetarian|veggie|celiac|coeliac|gluten|lactose|diabetic|pregnant|pescatarian|afraid|scared)\\b|(?:doesn'?t|can'?t|cannot|won'?t|hates?|loves|likes|eats|needs|wants|insists|gets|uses|snores|walks|sleeps|tires|suffers|prefers|has|is in a)\\b)`,
)

/** A list of relatives that ends with whoever writes: "mum, dad and me". */
const kinAndMe = new RegExp(
  `(?<![\\w'])(?<!\\b(?:my|our|his|her|the|late) )(?<kin>(?:(?:${kin})(?:,? (?:and|&) |, )){1,5})(?:i|me|myself)\\b`,
)

export function readCompanions(reading: Reading, party: Party): void {
  let company = 0
  let friends = 0
  const named = new Set<string>()
  for (const found of reading.find(companionPattern)) {
    const { lead, n, m, partner, relative, pair, after } = found.groups
    const before = reading.lower.slice(Math.max(0, found.start - 26), found.start)
    if (
      /\b(?:visit|see|meet|join|meeting|visiting|seeing|my|live with|stay with|staying with|(?:wedding|birthday|party|funeral|graduation|christening|house|home|place) of)\s*(?:up with )?$/.test(
        before,
      )
    )
      continue
    if (/'s$/.test(found.text.trimEnd()) || reading.lower[found.end] === "'") continue
    const group =
      found.groups.several !== undefined && /^\d|^[a-z]{3,}/.test(n ?? '') && toCount(n) !== 1
    const open = lead === undefined && after === undefined && company === 0 && !group
    if (open && !beginsCompany(before, reading.lower.slice(found.end), partner !== undefined))
      continue
    if (n === 'the' && !(partner || pair)) continue
    // "My husband passed and I promised …".
    if (after && /^,? ?(?:passed|died|left|lives|says|said)\b/.test(after.trimStart())) continue
    if (after === undefined && reading.follows(staysHome, found.end)) continue
    const own = /^(?:my|our|his|her|the|an?)$/.test(n ?? '')
    const many = (own ? toCount(m) : toCount(n)) ?? undefined
    // "My husband and I … my husband has a bad knee": one person, named twice.
    const person = partner ? 'partner' : (relative ?? pair)
    if (person && own && !many) {
      // "With my old parents … My father has diabetes": one of the two.
      const isOneOfTwo =
        /\b(?:parents|in[- ]laws|folks)\b/.test([...named].join(' ')) &&
        /^(?:mother|mum|mom|father|dad)(?:[- ]in[- ]law)?$/.test(person)
      const isOne = named.has(person) || named.has(`${person}s`) || isOneOfTwo
      if (isOne && !/^an?$/.test(n ?? '')) {
        reading.claim('party', found.start, found.end)
        continue
      }
      named.add(person)
    }
    if (found.groups.several) named.add(found.groups.several)
    if (partner && !party.children) addKind(party, 'couple')
    // "My mum, dad and me": another relative stands where a name could.
    if (after && kinWord.test(after)) company += 1
    if (relative && friendly.test(relative)) friends += many ?? 1
    if (partner || relative) company += many ?? 1
    // "2 parents", beside their children: whoever writes is one of them.
    else if (pair && many === 2 && !own && party.children) company += 1
    else if (pair) company += 2
    else if (many) company += many
    // "We are three friends": whoever writes is one of them.
    const ourselves = /\b(?:we(?:'re| are| r|'ll be| will be)|group of|us)\s*$/.test(before)
    const alone = !after && company === many && /^(?:,|:|for|by)?$/.test(lead ?? '')
    const several =
      found.groups.several !== undefined &&
      (lead === undefined || !/sisters|brothers|cousins|siblings|aunts|uncles/.test(found.text))
    if (many && !own && (ourselves || (alone && several))) company -= 1
    if (!own && found.groups.several?.match(/friends|mates|buddies|girlfriends|pals/))
      addKind(party, 'friends')
    reading.claim('party', found.start, found.end)
  }
  // "My mom n aunt", "my wife and mother-in-law": the second needs no "my".
  for (const { start, end } of company > 0 ? reading.findSaid(secondKin) : []) {
    if (!reading.isFree(start, end)) continue
    company += 1
    reading.claim('party', start, end)
  }
  for (const { start, end, groups } of reading.find(kinAndMe)) {
    if (!reading.isFree(start, end)) continue
    const many = (groups.kin ?? '').split(/, and |,| and | & /).filter((who) => who.trim()).length
    company += many
    if (many === 1 && new RegExp(`^(?:${partners})\\b`).test(groups.kin ?? '') && !party.children)
      addKind(party, 'couple')
    reading.claim('party', start, end)
  }
  for (const { start, end, groups } of reading.find(bareCompanion)) {
    if (!reading.isFree(start, end)) continue
    const who = groups.who ?? groups.who2 ?? ''
    company += 1
    if (friendly.test(who)) friends += 1
    if (new RegExp(`^(?:${partners})$`).test(who) && !party.children) addKind(party, 'couple')
    reading.claim('party', start, end)
  }
  for (const { start, end, groups } of reading.find(meAndKin)) {
    if (!reading.isFree(start, end)) continue
    company += (groups.kin ?? '').match(new RegExp(kinWord, 'g'))?.length ?? 0
    reading.claim('party', start, end)
  }
  // "Husband allergic to sesame": a partner with a need is at the table.
  const [needy] = named.has('partner') || company > 0 ? [] : reading.find(partnerWithNeed)
  if (needy) {
    company = 1
    if (!party.children) addKind(party, 'couple')
  }
  const [other] = company === 0 ? reading.find(theOther) : []
  if (other) {
    company = 1
    // "Myself and herself": one's wife.
    if (other.groups.self ?? other.groups.own) addKind(party, 'couple')
    reading.claim('party', other.start, other.end)
  }
  const [plusOne] = company === 0 ? reading.find(plusOnePattern) : []
  if (plusOne) {
    company = 1
    reading.claim('party', plusOne.start, plusOne.end)
  }
  const [joins] = company === 0 ? reading.find(withMe) : []
  if (joins) {
    company = 1
    reading.claim('party', joins.start, joins.end)
  }
  if (company > 0) {
    party.adults ??= company + (reading.says(onBehalf) ? 0 : 1)
    // A partner among others does not make it a couple's trip.
    if (friends === company && party.kinds.length === 0 && !party.children)
      addKind(party, 'friends')
    if (company > 1) party.kinds = party.kinds.filter((kind) => kind !== 'couple')
  }
}

const friendly =
  /^(?:(?:best )?(?:friend|mate|buddy|pal)|bestie|roommate|flatmate|housemate|bandmate|classmate)$/

/** "My brother has been there", "my boss gave me a week": spoken of, and not among the party. */
const staysHome =
  /^(?: (?!(?:and|with|from|is|will|wants?|who|in|to|for|on|has|had|was|were)\b)[a-z]+)?(?: (?:still|now|once|both|all|always))? (?:worked|still lives|liv(?:es?|ed)|stud(?:ies|ied)|grew up|moved|works)\b|^ (?:has|had|'s) (?:already )?(?:been|seen|done|had)\b|^ (?:was|were) (?:in|at|there|born|from|here|on)\b|^ (?:used to|grew up|visited|loved it|took me|came here|studied|honeymooned|never (?:got|went|saw)|always (?:said|talked)|wouldn'?t stop)\b|^ (?:passed(?: away)?|died|lives?|lived|gave|told|says?|said|swears|raves?|recommend(?:s|ed)|suggest(?:s|ed)|went|got married|is getting married|works?|moved|is from|can'?t (?:come|make it|join)|won'?t (?:come|be coming|join)|isn'?t (?:coming|joining)|stays? (?:at )?home)\b/

/** Somebody who writes for others stays at home. */
const onBehalf =
  /\b(?:planning|plan|booking|organi[sz]ing|arranging|writing|trip|holiday|break|getaway|vacation|weekend|something|somewhere|(?:^|[.,;!?:] ?))(?: (?:this|it|something|a trip|a holiday|[a-z]+))? ?for my (?:parents|grandparents|in-laws|mum and dad|mom and dad|folks)\b(?!'|.*\b(?:and (?:i|me|myself)|with me|we|us|our)\b)|\bon behalf of (?:my|our)\b(?!.*\b(?:and (?:i|me|myself)|with me|us)\b)|\bfor my (?:boss|parents|grandparents|in-laws|clients?|daughter|son|sister|brother|mum|mom|dad|mother|father|friends?|colleague)(?: \([^)]{1,12}\))?(?:,? (?:and|&)|: (?:s?he|they) (?:and|&) (?:his|her|their) (?:wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|family))\b(?!.*\b(?:and (?:i|me|myself)|with me|we|us|our)\b)/s

/** "My mother and …", "My wife is …"; but "my boss gave me two weeks" names nobody who comes. */
function beginsCompany(before: string, rest: string, partner: boolean): boolean {
  if (/\b(?:i'm|we're|it's|is|are|of|myself|me)\s*[+&]?\s*$/.test(before)) return true
  if (!(partner ? /(?:^|[.!?;(,]\s*)$/ : /(?:^|[.!?;(]\s*)$/).test(before)) return false
  return partner || /^\s*(?:,|&|(?:and|plus|are|will|wants?)\b|is (?:coming|joining))/.test(rest)
}

function addKind(party: Party, kind: Party['kinds'][number]): void {
  if (!party.kinds.includes(kind)) party.kinds.push(kind)
}
