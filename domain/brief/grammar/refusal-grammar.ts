/**
 * Refusals as a small grammar: words that refuse, then a list of things, or a thing and words behind it that refuse it. A
 * thing is a noun with what stands before it, up to the next word that can't be part of it. What it is about is nobody's
 * business here, so that "no mountain roads" refuses those roads, and neither mountains nor nature.
 */

/** Words in front of what is refused. Behind a verb, "and" goes on with the list; behind "no" it may begin a wish. */
const verbLeads = [
  '(?:fears?|dreads?|dreading|(?:worried|nervous|anxious|concerned|panicky) about)',
  '(?:neither|none) of us (?:really |actually )?(?:wants? (?:to )?|likes? (?:to )?|enjoys? )?',
  "(?:(?:do not|don'?t|doesn'?t|does not) (?:really )?(?:want|wish|like|have)|(?:'d|would) rather not|hates?(?: having)?|no need|can'?t be bothered|tired of having|sick of having) to(?= (?!(?:go|see|visit|do|take|be|miss|skip|forget|leave|spend|pay|waste|rush|break|fly|drive|overdo|plan|book|worry|try|eat|ride|have|sit|feel|get|make|come|stay|sleep|walk|say|know|tell|travel|think)\\b)[a-z]+ )",
  'avoid(?:ing)?',
  'skip(?:ping)?',
  '(?:hates?|dislikes?|detests?|loathes?|despises?|refuses?)(?: (?:to (?:do|go on|ride|see|visit|take|eat|try)|doing|seeing|going (?:to|on)))?',
  "(?:do not|don'?t|doesn'?t|does not|did not|didn'?t) (?:really |particularly |actually )?(?:want|like|do|enjoy|fancy|care (?:for|about)|need|wish for|smoke|ride)(?: (?:to (?:do|go (?:on|to|in|into|near)|ride|see|visit|take|try|sit through|have)|doing|seeing|going (?:to|on)))?",
  "(?:can'?t|cannot|can not|couldn'?t|nobody|none of us|no one) (?:really |can )?(?:stands?|copes? with|likes|enjoys|stand|do|face|manage|take|bear|handle|stomach|tolerate|(?:cope|deal) with)",
  "(?:won'?t|will not|wouldn'?t|would not|never) (?:do|go (?:on|to|in|into|near)|take|touch|try|set foot (?:in|on)|ride|join)",
  "(?:do not|don'?t|never|please don'?t) (?:send|take|bring|drag|book|put) (?:us|me) (?:to|into|on|in)",
  "(?:'d|would|i'd|we'd) (?:rather|prefer to) (?:not (?:do|take|have|see|visit|go (?:on|to))|avoid|skip)",
  'not like',
  '(?:nobody|no one|none of us|neither of us)(?: here)? (?:really )?(?:wants?|fanc(?:y|ies)|needs?|cares? (?:for|about)|is (?:into|keen on|interested in))(?: (?:to (?:do|go (?:on|to|in|into)|ride|see|visit|take|try)|doing|going (?:on|to)))?',
  'not (?:really |too |so |very |particularly )?(?:into|keen on|big on|up for|fond of|interested in|mad about|a (?:big |huge |great )?(?:fan|lover) of|(?:big |huge |great )?(?:fans|lovers) of|here for)',
  'no (?:interest|desire|time|patience) (?:in|for)',
  '(?:a bit |a little |really |very )?(?:scared|afraid|terrified|frightened|fearful|wary|sick|tired|bored) of',
  '(?:fed up|bored) (?:with|by|in|at)',
  "(?:had|have had|'ve had) (?:enough|(?:my|our) (?:fill|share)) of",
  'keep (?:us|me) away from',
  '(?:steer(?:ing)? (?:well )?clear|(?:stay|keep)(?:ing)? (?:well )?away) (?:of|from)',
  'spare (?:us|me)',
  '(?:could|can) (?:live|do) without',
  '(?:gets?|getting|feel) (?:car ?sick|sick|seasick|motion sick|queasy|dizzy) (?:on|in|from|at)',
  'instead of',
  'rather than',
  '(?<=\\bprefers? (?:the |an? )?(?:[a-z]+ ){1,3})over',
]
const bareLeads = [
  'no more',
  'no',
  'prefer no',
  'without(?: any)?',
  'zero',
  'less',
  'fewer',
  'not(?= (?:the|an?|any|another|those|these|luxury|big|huge|expensive|posh|fancy|crowded|touristy|noisy|modern) )',
  'nothing(?= (?:with|like|involving) )',
]
const determiners =
  '(?:(?:the|an?|any|all|too many|too much|so many|lots of|those|these|that|another|with|like|involving|some|our|my) )*'

export const refusalLead = new RegExp(
  `(?<![\\w'-])(?:(?<verb>${verbLeads.join('|')})|${bareLeads.join('|')}) ${determiners}`,
)

/** Words behind what is refused. */
export const refusalBehind =
  /^[\s,?:-]*(?:no,? thanks?(?: you)?|no,? thank you|no way|nope|nah|not (?:needed|necessary|required|wanted|for (?:me|us|him|her|them|the (?:kids|children)))|please no(?=\s*(?:[.,;!?)]|$))|unnecessary|not at all|(?:rather|definitely|better) not|no,? (?:it'?s|because|too)|(?:not|no) interest(?:ed)?|i(?:'d| would) rather not)\b|^:?(?: (?:rather|really|absolutely|certainly|preferably))? (?:no|not)(?: (?:really|so much|again|this time))?(?=\s*(?:[.,;!?)]|$))|^(?: (?:persons?|people|types?|fans?|lovers?|goers?))?,? (?:(?:i|we)(?: am|'m| are|'re)|(?:he|she)(?: is|'s)) (?:really |definitely |certainly )?not(?: (?:into|keen on|fussed about|interested in))?(?=\s*(?:[.,;!?)]|$))|^,? (?:i|we) (?:(?:can|could|will)(?: easily| gladly| happily)? (?:skip|(?:do|live) without)|can'?t (?:stand|bear)|hate|(?:do not|don'?t) (?:need|like|want|fancy|enjoy|care (?:for|about)))(?=\s*(?:[.,;!?)]|$))|^(?:'s)? (?:(?:(?:is|are|aren't|isn't|isnt|arent) (?:not|really not|n't)? ?|(?:so |really )?not (?:really )?)(?:my|our|his|her|their) (?:thing|scene|style|idea of fun|cup of tea)|bores? (?:me|us|him|her|them)(?: to (?:death|tears|bits))?|(?:are|is) (?:so |too |really |very |deadly |dead )?(?:boring|dull)|(?:is|are) (?:wasted|lost) on (?:me|us|him|her|them)|(?:is|are) behind (?:me|us|him|her|them)|(?:gives?|gave) (?:me|us|him|her|them) (?:a |the )?(?:headaches?|creeps|hives)|(?:puts?|sends?) (?:me|us|him|her|them) to sleep|(?:isn'?t|aren'?t|is not|are not) (?:really )?for (?:me|us|him|her|them)|(?:is|are) (?:my|our|his|her) (?:biggest )?(?:fear|nightmare|enemy|idea of hell)|(?:scares?|frightens?|terrif(?:y|ies)|annoys?|freaks?) (?:me|us|him|her|them)(?: out)?|(?:are|is) (?:boring|banned|forbidden|taboo|out|a no|a no-go|off the table|strictly out|off limits)|(?:don'?t|doesn'?t|do not|does not) interest|leaves? (?:me|us) cold|(?:(?:is|are) what |(?:that|which) )?(?:really |always |also )?(?:worr(?:y|ies)|bothers?|upsets?|stress(?:es)?|exhausts?|tires?) (?:me|us|him|her|them)|(?:is|are) (?:so |too |really |very |quite )?(?:hard|difficult|tough|tricky|a problem|overwhelming|a nightmare|stressful|an issue)(?: for (?:me|us|him|her|them|my [a-z]+))?(?=\s*(?:[.,;!?)]|$|so\b|and\b))|makes? (?:me|us|him|her|them) (?:sick|ill|anxious|dizzy|nervous))/
/** "Hiking is so our thing". */
export const isLikedBehind = /^ (?:is|are) (?:so |really |totally |very much )?(?:my|our) thing/

/** Words that end a thing, or that can't begin one. */
const ends = new Set(
  (
    'a an the any and or but nor so though although if because since unless as than then that which who whom whose what when where while why how whether ' +
    'i we you he she it they me us him her them my our your his its their mine ours this these those there here someone anyone everyone nobody somebody anybody ' +
    'is are was were be been being am do does did done have has had having can could will would should may might must shall wont dont cant isnt arent im ive ' +
    "don't doesn't didn't can't won't isn't aren't i'm i'd i'll i've we're we'd we'll we've she's he's it's that's they're she'd he'd he'll she'll they'll they'd they've who's there's let's " +
    'in on at by for from to with without into onto of off over under up down out near between among around along across through during before after until till per via about against within behind above below bc cos cuz besides except apart aside other ' +
    'not no yes never nothing none please pls plz thanks thank sorry lol haha obviously obvs obv either neither too also again anymore though tho yet already maybe perhaps just only even really very quite rather more most much many ' +
    'said says say hopefully probably ideally possibly apparently surely course absolutely definitely certainly preferably ' +
    'hate hates dislike dislikes loathe loathes detest detests thinks find finds finding considers calls believes ' +
    'want wants love loves like likes need needs prefer prefers enjoy enjoys hope think know see go going get make take come want rather instead following ' +
    'today tonight tomorrow yesterday all each every both once twice ever soon later earlier longer'
  ).split(' '),
)
/** Phrases that refuse nothing: counts, lengths, manners of speaking, and what other readers have a slot for. */
const nothing =
  /^(?:(?:[a-z]+ )?(?:booked|reserved|bought|purchased|made)\b.*|need|idea|matter|problem|problems|doubt|clue|way|rush|hurry|stress|limit|budget|bother|worries|worry|thanks|preference|preferences|restrictions|plans|ideas|things|thing|stuff|fuss|frills|deal|kids|children|pets|dogs|luck|choice|reason|point|car|one|experience|sense|expense|money|time|big deal|particular [a-z]+|specific [a-z]+|real [a-z]+|fixed [a-z]+|set [a-z]+|dietary(?: [a-z]+)?|special [a-z]+|other [a-z]+|single [a-z]+|few [a-z]+|first [a-z]+|further [a-z]+|prior [a-z]+|detours|layovers?|stopovers?|connections?|transfers?)$|\b(?:days?|weeks?|flights?|hotels?|hostels?|airbnbs?|rooms?|kids|children|people|restrictions|preferences|allerg(?:y|ies)|requirements|worries|plans|changes|stops|hours?|euros?|dollars|pounds|budget|pace|schedule|fan|fans|issues?|rush|hurry|stress|idea|stairs|steps|years?|months?|minutes|miles|kilometers|km)$/
const mostWords = 4

export interface RefusedThing {
  start: number
  end: number
  text: string
}

/** The things refused in a text, each with where it stands; what is hidden from the text is part of none. */
export function refusedIn(
  text: string,
  leads: readonly { end: number; isVerb: boolean }[],
): RefusedThing[] {
  const whole = text.replace(inOneWord, (words) => words.replace(/[ ,]/g, '-'))
  return leads.flatMap(({ end, isVerb }) => listAt(whole, end, isVerb))
}

/** Names of things that have a small word in them, which would end a thing. */
const inOneWord = /\bhop[- ]on[- ]hop[- ]off\b|\bhop[- ]off[- ]hop[- ]on\b/g

const word = /^[a-z][a-z'-]*/
const joint = /^(?:,? (?:or|nor) |\/|, )(?:the |an? |any |too many |too much )?/
const jointOrAnd = /^(?:,? (?:or|nor|and) |\/|, | & )(?:the |an? |any |too many |too much )?/

/** A list goes on at a comma only where a later "or" or "and" says that it is one. */
function listAt(text: string, from: number, isVerb: boolean): RefusedThing[] {
  const things: RefusedThing[] = []
  let at = from
  while (things.length < 6) {
    const thing = thingAt(text, at)
    if (!thing) break
    things.push(thing)
    const rest = text.slice(thing.end)
    const join = (isVerb ? jointOrAnd : joint).exec(rest)?.[0]
    if (join === undefined) break
    const isListed = /^[^.;:!?()]*?,? (?:or|nor) /.test(rest.slice(1))
    const isComma = join.startsWith(', ') && !/\b(?:or|nor|and)\b/.test(join)
    if (isComma && !isListed && !(isVerb && /^, [a-z' -]{3,30},? and /.test(rest))) break
    at = thing.end + join.length
  }
  return things
}

function thingAt(text: string, start: number): RefusedThing | undefined {
  let end = start
  for (let count = 0; count < mostWords; count += 1) {
    const gap = count > 0 ? 1 : 0
    if (gap && text[end] !== ' ') break
    const next = word.exec(text.slice(end + gap))?.[0]
    if (next === undefined || ends.has(next)) break
    end += gap + next.length
  }
  const thing = text.slice(start, end)
  return end - start < 3 || nothing.test(thing) ? undefined : { start, end, text: thing }
}

/** The thing that ends where words behind it refuse it: as many words as can be part of it. */
export function thingBefore(text: string, end: number): RefusedThing | undefined {
  const said = /[a-z][a-z'-]*(?: [a-z][a-z'-]*)*$/.exec(text.slice(0, end))?.[0].split(' ') ?? []
  const first = said.findLastIndex((each) => ends.has(each)) + 1
  const words = said.slice(first)
  if (words.length === 0 || words.length > mostWords) return undefined
  return thingAt(text.slice(0, end), end - words.join(' ').length)
}
