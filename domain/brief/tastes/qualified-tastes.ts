/**
 * A liking with what says of which sort it is: tango lessons for beginners, ethical elephants, flamenco in a small place. The
 * vocabularies know the liking, and would lose the rest of it or hear another thing in it.
 */

import { isRefused } from '../grammar/negation.ts'
import { isLikedBehind, refusalBehind } from '../grammar/refusal-grammar.ts'
import { type Reading, taken } from '../reading.ts'
import { readActivities } from './activity-tastes.ts'
import { isParticular } from './read-own-tastes.ts'
import { isTaste } from './read-tastes.ts'

const small =
  '(?:very |really |nice |more )?(?:small|tiny|little|intimate|local|cosy|cozy|quiet|old|traditional|authentic|proper|simple|family[- ]run)'
/** What stands behind a liking; who it is for was counted, and is not claimed. */
const behind = [
  '(?: lessons?| class(?:es)?| courses?| workshops?)? for (?:absolute |total |complete )?(?:beginners|novices|first[- ]timers)',
  '(?: lessons?| class(?:es)?| courses?| workshops?) for (?:the |our )?(?:kids|children|teens)',
  ` in an? ${small} (?:place|bar|club|venue|tablao|pub|theat(?:re|er)|room|setting|restaurant)`,
  ' in (?:an? |the )?(?:caves?|tablao|cellars?|church|cathedral|castle|palace|tent|tree ?house)',
  ' by (?:small|private|wooden|sailing|traditional) (?:boat|ship)',
  ` (?:on|in|by|from) an? ${small.replace('small|', 'small|private|wooden|sailing|')} (?:boat|ship|yacht|group)`,
  ' without (?:any )?(?:pressure|hassle|riding|haggling|pushy [a-z]+)',
  "(?:,? but|,? if) (?:only )?(?:it is |they are |they're )?(?:ethical|responsible)",
  ' with (?:an? )?(?:open |log |real |nice |good |great |sea |live )*(?:fire(?:place)?s?|views?|music|terraces?|dancing)',
  ' with (?:the )?(?:mantas?|manta rays?|turtles?|whale sharks?|sharks?|dolphins?|seals?|sea lions?|alligators?|crocodiles?|bears|penguins|elephants|locals|huskies)',
  '(?: at night| by night| after dark| at sunset| at sunrise)',
  ' (?:of )?(?:up to|max(?:imum)?|under|less than|about|around) (?:\\d+|two|three|four|five|six) (?:hours?|hrs?|km|kilomet(?:er|re)s|miles)',
  '(?: in the [a-z]+ (?:city|town|quarter|streets?))? early in the morning',
].join('|')
const wordsThen = (end: string) =>
  new RegExp(`(?<!['-])\\b(?<words>[a-z]+(?: [a-z]+){0,2}?)(?<more>${end})\\b(?! of\\b)`)
const moreBehind = new RegExp(`^(?:${behind})(?![\\w-])`)
const behindLiking = wordsThen(behind)
const inBrackets = wordsThen(
  ` ?\\((?<inside>small boat|small group|private|ethical|for beginners|(?:max(?:imum)?|up to|under) \\d+ ?(?:km|miles|hours?|hrs?))(?=[,;)])`,
)
const before =
  /(?<!['-])\b(?<more>small[- ]group|ethical|responsible|secluded|uncrowded|deserted|quiet|fancy|posh|soviet|stalinist|communist|socialist|habsburg|georgian|victorian|tudor|moorish|mudejar|colonial|byzantine) (?<words>[a-z]+(?: [a-z]+){0,2})/

/** Things of several words that no vocabulary has, each with the words that it is kept in. */
const wholes: readonly (readonly [pattern: RegExp, taste?: string])[] = [
  [
    /\b(?:meet(?:ing)?|get(?:ting)? to know|make|making) (?:(?:some|other|new|like-minded|nice|the|more) )*(?:people|travell?ers|locals|friends)(?= ?(?:[.,;:!?)]|$|and\b|or\b|but\b|on (?!(?:day \d|the (?:\d|first|second|third|fourth|fifth|last)))|along\b|too\b|there\b|from\b))/,
    'meet people',
  ],
  [
    /\b(?:eat|meals|have (?:my|our|his|her) meals|eats|eating) (?:at )?(?:regular|fixed|set) (?:times|hours|intervals)\b|\beat regularly\b/,
    'meals at regular times',
  ],
  [
    /\bregular (?:meals?|meal ?times|mealtimes|eating times|snacks)\b(?: (?:are|is) (?:very )?(?:important|a must|needed|essential))?|\b(?:needs?|has|have|must) to eat (?:every (?:few|two|three|four|2|3|4)(?: or (?:so|three|four))? hours|on time|often)\b/,
    'meals at regular times',
  ],
  [
    /\b(?!(?:decision|film|trouble|money|love|merry)\b)[a-z]{3,}[- ]making\b(?: (?:class(?:es)?|courses?|workshops?|lessons?))?/,
  ],
  [
    /\b(?:learn(?:ing)? (?:how )?to (?:make|cook)|(?:make|making|cook|cooking) (?:our|my|your|their) own) (?:some |real |proper |good |fresh )?[a-z]{4,}(?: [a-z]+(?= ?(?:[.,;!?)]|$)))?/,
  ],
  [
    /\b(?:(?:thai|italian|french|indian|mexican|japanese|moroccan|vietnamese|greek|spanish|turkish|chinese|korean|peruvian|balinese|indonesian|georgian|pasta|pizza|sushi|ramen|paella|tapas|taco|curry|dumpling|dim sum|noodle|pho|bread|baking|pastry|croissant|macaron|chocolate|cocktail|cheese|tagine|mole|gnocchi|tiramisu|gelato|coffee|barista|dance|dancing|painting|drawing|perfume|mixology|photography|calligraphy|language|craft) )(?:(?:making|cooking|cookery) )?(?:class(?:es)?|courses?|workshops?|lessons?|school)\b/,
  ],
  [
    /\b(?:art|natural|film|cinema|food|culinary|music|fashion|design|science|medical|railway|aviation|motoring|football|social|literary|religious|architectural|labou?r|women's|gay|lgbtq?|black|jewish|viking|medieval|colonial) history\b(?! museums?\b)/,
  ],
  [
    /\b(?:island[- ]hopping|big (?:five|5)|great wall(?: of china)?|(?:salt|mud) ?flats|(?:great )?white sharks?|(?:run(?:ning)? )?(?:the |an? )?(?:half|full)[- ]marathons?|(?:multi|several|two|three|four|five|six|[2-6])[- ]days? (?:hikes?|treks?|hiking|trekking|walks?)|(?:sleep(?:ing)? )?under the stars|whale sharks?|(?:hut|village|inn|town) to (?:hut|village|inn|town)|(?:horse[- ]?riding|horse rides?|riding|walk(?:s|ing)?|yoga|barbecues?|bonfires?|sunsets?|picnics?) (?:on|along) the beach|(?:an? |one )?(?:day|afternoon|morning|few hours|night|evening) on (?:an? )?(?:(?:sailing|small|wooden|private|river) )?(?:boat|yacht|river)|(?:an? |one )?nights? (?:in|under) (?:[a-z]+ )?(?:[a-z]+ )?(?:under )?the stars|learn(?:ing)? (?:to (?:dance|surf|sail|dive|ski|cook|paint|ride) ?)?(?:some )?(?:salsa|tango|samba|flamenco|bachata|surfing|sailing|diving|calligraphy|pottery|capoeira))\b/,
  ],
  [/\bhop[- ]on,?[- ]hop[- ]off(?: bus(?:es)?)?(?: tours?)?\b/],
  [
    /\b(?:sit(?:ting)?|read(?:ing)?) (?:by|beside|on|at) the (?:sea|beach|lake|river|harbou?r|water)(?: (?:with|and read) an? (?:good )?book)?\b/,
  ],
  [
    /(?<=\b(?:by|on|take|taking|with|catch) (?:an? |the )?|keen on (?:[^.]*, )?)(?:overnight|sleeper) (?:trains?|bus(?:es)?|ferr(?:y|ies))\b/,
  ],
  [
    /\b(?:match|game) at (?:the )?(?!(?:the|a|an|least|night|noon|home|some|any|one|two|our|my)\b)[a-z]{4,}(?: (?:stadium|park|road|bridge|arena))?\b/,
  ],
  [
    /(?<=\b(?:an?|one|keen on (?:[^.]*, )?) ?(?:really |very |properly |super )?)(?:fancy|posh) (?:dinner|meal|lunch)\b(?! (?:party|parties))/,
  ],
]
const nile = /\bnile(?: river)? cruises?\b|\bcruises? (?:on|along|up|down) the (?:river )?nile\b/

export interface QualifiedTaste {
  text: string
  start: number
  end: number
}

/** Finds them before names and refusals are read, and takes only the words that say of which sort. */
export function readQualified(reading: Reading): QualifiedTaste[] {
  const found: QualifiedTaste[] = []
  const take = (text: string, start: number, end: number) => {
    if (isRefused(reading.lower.slice(reading.sentenceAt(start).start, start))) return
    const rest = reading.lower.slice(end, end + 40)
    if (refusalBehind.test(rest) && !isLikedBehind.test(rest)) return
    if (found.some((each) => each.start < end && start < each.end)) return
    found.push({ text, start, end })
  }
  for (const pattern of [behindLiking, inBrackets])
    for (const { start, end, groups } of reading.find(pattern, 'party', 'dates', 'length')) {
      const { words = '', more = '', inside } = groups
      const [lesson = ''] = / (?:lessons?|class(?:es)?|courses?|workshops?)/.exec(more) ?? []
      const own =
        likingIn(words, false) ??
        likingIn(words + lesson, false)?.slice(0, -lesson.length || undefined)
      if (!own) continue
      const at = start + words.length
      if (!/\b(?:kids|children|teens)$/.test(more) && reading.isFree(at, end))
        reading.claim('interest', at, end)
      const said = inside ? ` ${inside.startsWith('small') ? 'on a ' : ''}${inside}` : more
      const [, quality] = /(?:but|if) .*\b(ethical|responsible)$/.exec(more) ?? []
      const text =
        quality || inside === 'ethical' || inside === 'private'
          ? `${quality ?? inside} ${own}`
          : `${own}${said}`
      take(text.replace('on a small group', 'in a small group'), at - own.length, end)
    }
  for (const { start, groups } of reading.find(before)) {
    const { words = '', more = '' } = groups
    const own = likingIn(words, true)
    if (!own) continue
    const at = start + more.length
    if (reading.isFree(start, at)) reading.claim('interest', start, at)
    take(`${more} ${own}`, start, at + 1 + own.length)
  }
  for (const { text, start, end, isVehicle } of readActivities(reading)) {
    // What the vocabularies have as a whole they hear themselves.
    const more = moreBehind.exec(reading.lower.slice(end, end + 60))?.[0] ?? ''
    if (known(text) && !isVehicle && !more) continue
    take(text + more, start, end + more.length)
    if (isVehicle && found.at(-1)?.start === start) reading.claim('interest', start, end)
  }
  for (const [pattern, taste] of wholes)
    for (const { start, end, text } of reading.find(pattern, 'length')) {
      take(taste ?? text, start, end)
      // No bed by the sea.
      if (/(?: the beach| flats?)$/.test(text) && reading.isFree(start, end))
        reading.claim('interest', start, end)
    }
  if (/\b(?:luxor|aswan)\b/.test(reading.lower))
    for (const { start, end } of reading.find(nile)) {
      take('nile cruise', start, end)
      reading.claim('interest', start, end)
    }
  for (const { text, start, end } of found) {
    const manner = /^(?:overnight|sleeper)(?= )/.exec(text)?.[0].length ?? 0
    if (manner && reading.isFree(start, start + manner))
      reading.claim('interest', start, start + manner)
    if (
      (text.startsWith('meals at') ||
        /^(?:sit|read|meet|fancy|posh|learn|hop)|(?:[- ]making| class(?:es)?| courses?| workshops?| lessons?| school)\b|^(?:make|making|cook|cooking) (?:our|my)/.test(
          text,
        )) &&
      reading.isFree(start, end)
    )
      reading.claim('interest', start, end)
  }
  return found
}

/** What nobody has taken of their words, once all other likings are read. */
export function claimQualified(reading: Reading, qualified: readonly QualifiedTaste[]): void {
  for (const { start, end } of qualified) {
    const free = reading.free().slice(start, end).replaceAll(taken, ' ')
    for (const piece of free.matchAll(/[^ ]+(?: [^ ]+)*/g))
      reading.claim('interest', start + piece.index, start + piece.index + piece[0].length)
  }
}

const known = (phrase: string) => isTaste(phrase) || isParticular(phrase)

/** The liking that words end in, or begin with, with a word of its own beside it: "surf lessons", "shopping day". */
function likingIn(said: string, isFirst: boolean): string | undefined {
  const words = said.split(' ')
  if (isFirst) {
    for (let length = words.length; length > 0; length -= 1) {
      const own = words.slice(0, length).join(' ')
      if (!known(own)) continue
      return words[length] === 'day' ? `${own} day` : own
    }
    return undefined
  }
  const from = words.findIndex((_, index) =>
    words
      .slice(index)
      .some((_each, length) => known(words.slice(index, index + length + 1).join(' '))),
  )
  if (from < 0) return undefined
  const own = words.slice(from)
  return own.some((word) => joining.has(word)) ? undefined : own.join(' ')
}

const joining = new Set('and or but with in at on for to the a an of from'.split(' '))

/** The likings with their sorts, in place of the bare words that were heard in the same place. */
export function withQualified(
  tastes: readonly string[],
  qualified: readonly QualifiedTaste[],
): string[] {
  const heard = qualified.map(({ text }) => text)
  const rest = tastes.filter(
    (taste) =>
      !/^(?:at|in|by|on|to|for|with) /.test(taste) && !heard.some((each) => isPart(taste, each)),
  )
  const all = [...rest, ...heard]
  return all.filter(
    (each) => !all.some((other) => other !== each && ` ${other} `.includes(` ${each} `)),
  )
}

function isPart(taste: string, whole: string): boolean {
  return ` ${whole} `.includes(` ${taste} `) || ` ${taste} `.includes(` ${whole} `)
}
