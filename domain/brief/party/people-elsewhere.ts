/** People who are told of and do not travel: who came along last year, the children who stay with grandma, the pupils one teaches. */
import { countPattern } from '../grammar/numbers.ts'
import { type Reading, taken } from '../reading.ts'

/** When something was that is over. */
const past =
  /\b(?:last (?:year|time|summer|winter|spring|autumn|fall|month|christmas|easter)|(?:a few|some|several|many|two|three|four|five|six|ten|\d{1,2}) (?:years|months|yrs|summers|winters) (?:ago|back)|when (?:i|we) (?:was|were) (?:young|younger|little|kids?|children|a (?:kid|child|boy|girl|student)|small)|as a (?:kid|child|boy|girl|teenager|student)|(?:i|we|he|she) grew up|(?:i|we) used to|(?:i|we)(?:'ve| have) (?:already |once )?(?:been|done|visited|travelled)|in my (?:youth|childhood|twenties))\b/
/** Where what was ends, and what is to be begins. */
const turn =
  /[.;!?()]|,(?= (?:we|i)(?:'ve| have) (?:already |once )?(?:been|done|visited|travelled)\b)|\b(?:so|but|and|now|this)\b(?= (?:now|this (?:time|year|summer|winter|spring|autumn|trip)|time|year|we(?:'re|'d| are| want| would)|i(?:'m|'d| am| want| would)|it'?s|with|wants?|would|hope|wish)\b)|\bnow\b(?=,? (?:it'?s|just|only|i|we|me|my)\b)|\binstead\b/g
const kin =
  '(?:wife|husband|partner|hubby|girlfriend|boyfriend|fianc[eé]e?|gf|bf|sister|brother|mum|mom|mother|dad|father|friend|mate|bestie|cousin|aunt|uncle|son|daughter)'
/** What tells elsewhere who comes along: without it, whoever is told of is all there is to go by. */
const ownCompany = new RegExp(
  `\\b(?:alone|solo|by myself|on my own|(?:just|only) (?:me|us|the|my|two|three|four)|me and|and me|(?:and|&|\\+|n) i\\b|me ?[,+&]|us (?:two|three|four|five|[2-5])|${countPattern} (?:of us|people|adults|pax|friends|girls|boys|lads|women|men|couples|mates|travell?ers)|(?:with|w/) my (?:[a-z]+ )?${kin})`,
)

const young =
  '(?:kids|children|boys|girls|little ones?|son|daughter|baby|toddler|twins|teens|teenagers)'
const theirs = `(?:the|our|my|his|her|their) (?:[a-z]+ ){0,2}?(?:${young}|dogs?|cats?|pup|puppy)`
const elsewhere = [
  // "…, kids are staying with Nana": whose they are, nobody has to say.
  `(?<=^|[.,;:!?(-] ?|\\b(?:and|so|while|as|because|since|with) )(?:the )?${young} (?:(?:are|is|will be|'re) )?(?:(?:stay(?:s|ing)?|remain(?:s|ing)?) )?(?:(?:at )?home(?! by)\\b|(?:with|at) (?:(?:a|the|my|our|his|her|their) )?(?:grand[a-z]+|gran|nan|nana|granny|oma|opa|in-?laws|mother|mum|mom|father|dad|aunt(?:ie)?|uncle|sitter|babysitter|nanny)(?:'s|s')?\\b)(?:(?! (?:so|but|and (?:i|we|it|just|only|me|now))\\b)[^.,;:!?()])*`,
  // "Kid free for the first time in 6 yrs", "after 12 years of parenting".
  `\\b(?:child(?:ren)?|kids?|baby|toddler)[- ]?(?:free|less)\\b(?:[^.,;:!?()]{0,24}\\b(?:in|since|for) (?:(?:about|over|nearly|almost|more than|the (?:first|last)) ){0,2}(?:(?:19|20)\\d\\d|(?:\\d{1,2}|[a-z]+) (?:years|yrs|months|weeks)))?`,
  // "Grandparents have the kids", "my mum's minding the baby".
  `\\b(?:(?:the|my|our|his|her|their) )?(?:grand[a-z]+|gran|nan|nana|granny|oma|opa|in-?laws|parents|mother|mum|mom|father|dad|aunt(?:ie)?|sister|brother|neighbou?rs?|(?:baby)?sitter|(?:mother|father|sister|brother)-in-law)(?:'s|'ve)? (?:(?:is|are|will be|will|has|have) )?(?:(?:got|have|has|having|take|takes|taking|mind|minds|minding|watch|watches|watching|keep|keeps|keeping|babysit|babysits|babysitting|look after|looks after|looking after) )(?:the|our|my|both) (?:[a-z]+ )?${young}\\b`,
  // "Leaving the kids with grandma", "without bringing our dog".
  `\\b(?:leav(?:e|ing)|left) ${theirs}(?: (?:with|at|behind|home|in)\\b[^.,;:!?()]*)?`,
  `\\b(?:not|n't|without) (?:be )?(?:bring(?:ing)?|tak(?:e|ing)) ${theirs}`,
  // "The kids are with their grandparents", "our cat stays with the neighbours".
  `\\b${theirs} (?:(?:are|is|will be|will|'ll|'re) )?(?:(?:stay(?:s|ing)?|remain(?:s|ing)?|be(?:ing)?) )?(?:(?:at )?home\\b|behind\\b|with (?!us\\b|me\\b|him\\b|you\\b)(?:[a-z]+ ){0,2}?(?:grand[a-z]+|gran|nan|granny|in-?laws|parents|mother|mum|mom|father|dad|aunt(?:ie)?|uncle|sister|brother|ex|neighbou?rs?|friends?|sitter|babysitter|nanny)\\b|(?:in|at) (?:a |the )?(?:kennels?|cattery|summer camp|dog hotel)\\b)[^.,;:!?()]*`,
  `\\b(?:husband|hubby|wife|partner|boyfriend|girlfriend|other half|mum|mom|mother|dad|father) (?:is )?stay(?:s|ing) (?:at )?home(?: with [^.,;:!?()]*)?`,
  // "The last of our three kids left home", "our kids are grown and gone".
  `\\b(?:(?:the )?(?:last|youngest|eldest|oldest|all|both) (?:of )?)?(?:our|my|the) (?:${countPattern} )?${young} (?:(?:have|has|are|is|'ve) )?(?:(?:finally|now|all|both|long) )*(?:left (?:home|the nest)|moved out|flown the nest|(?:grown(?:[- ]up)?|adults?)(?: now)?(?:,| and)? (?:gone|left|moved|away|live|have)|off (?:at|to) (?:uni|college|university)|at (?:uni|college|university))`,
  `\\b(?:not with|without|minus) (?:(?:my|our|the|his|her) )?(?:${kin}|${young})(?:(?:,| or| and|, or|, and) (?:(?:my|our|the|his|her) )?(?:${kin}|${young}))*\\b(?!'s)`,
  `\\b(?:dogs?|cats?) (?:waiting )?at home\\b`,
  `\\b(?:baby)?sitter(?:'s| is| has been)?(?: booked| found| arranged)? (?:for|with) ${theirs}`,
  // "We have three kids, none of them coming", "the kids aren't coming".
  `\\b(?:${countPattern} |the |our |my )?(?:[a-z]+ )?${young},? (?:none|neither) of (?:them|whom)(?: is| are)? (?:coming|joining|travell?ing|with us)\\b`,
  `\\b(?:the |our |my )(?:[a-z]+ )?(?:${young}|eldest|oldest|youngest)(?: \\(\\d{1,2}\\))? (?:are not|aren't|won't be|will not be|is not|isn't) (?:coming|joining|travell?ing|with us)\\b`,
  // "I teach seven year olds", "I look after two toddlers all week".
  `\\bi (?:teach|work with|look after|coach|nanny|babysit|mind)\\b[^.,;:!?()]*`,
  // "Our neighbours, a family of five, raved about it".
  `\\b(?:my|our) (?:[a-z]+ ){0,2}?(?:neighbou?rs?|friends?|colleagues?|cousins?|sisters?|brothers?|flatmates?|boss|teacher|hairdresser|(?:grand)?(?:sons?|daughters?|kids|children)|niece|nephew)(?:,[^,.;!?]{2,30},)? (?:rav(?:ed|es?)|recommend(?:ed|s)?|told|swears?|swore|said|says|suggest(?:ed|s)?|went|loved|got back|came back|gave)\\b`,
  `\\b(?:my|our|his|her) ${kin}'s (?:parents|family|folks|mother|mum|mom|father|dad|grand[a-z]+|brothers?|sisters?|people) (?:(?:was|were) born|(?:is|are|was|were|come|comes|came) from|lived?|lives|emigrated|moved|met)\\b`,
].map((pattern) => new RegExp(pattern))

interface Stretch {
  start: number
  end: number
}

/** The request without them for whoever counts the party, letter by letter. */
export function withoutPeopleElsewhere(reading: Reading): Reading {
  const { lower } = reading
  const told: Stretch[] = elsewhere.flatMap((pattern) => reading.findSaid(pattern))
  const was = reading.mayMatch(past) ? whatWas(lower) : undefined
  const hidden = [...told, ...(was && ownCompany.test(without(lower, [was])) ? [was] : [])]
  if (hidden.length === 0) return reading
  const isHidden = (start: number, end: number) =>
    hidden.some((each) => each.start < end && start < each.end)
  return {
    ...reading,
    lower: without(lower, hidden),
    free: () => without(reading.free(), hidden),
    find: (pattern, ...alsoIn) =>
      reading.find(pattern, ...alsoIn).filter(({ start, end }) => !isHidden(start, end)),
    isFree: (start, end) => reading.isFree(start, end) && !isHidden(start, end),
  }
}

/** From one turn of what is told to the next, around the words that say when it was. */
function whatWas(lower: string): Stretch | undefined {
  const cue = past.exec(lower)
  if (!cue) return undefined
  let [start, end] = [0, lower.length]
  for (const { index, 0: text } of lower.matchAll(turn)) {
    if (index + text.length <= cue.index) start = index + text.length
    else if (index >= cue.index + cue[0].length) {
      end = index
      break
    }
  }
  return { start, end }
}

function without(text: string, stretches: readonly Stretch[]): string {
  let rest = text
  for (const { start, end } of stretches)
    rest = rest.slice(0, start) + taken.repeat(end - start) + rest.slice(end)
  return rest
}
