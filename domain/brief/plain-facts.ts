/**
 * Facts that no list has a name for and whose words mean something else to other readers: the days of a treatment are no dates of the
 * trip, "no wifi" asks for none, "two nights in every place" is no length. They are heard first and kept as they were said.
 */
import type { Reading } from './reading.ts'
import type { SpanSlot } from './schema.ts'
import { asSaid, claimFree, type ToldWords } from './told-labels.ts'

interface Fact {
  kind: keyof ToldWords
  slot: SpanSlot
  pattern: RegExp
  /** What of it is understood by this alone: the rest is read by others as well. */
  only?: RegExp
}

const weekday = '(?:mon|tue|tues|wed|weds|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:days?)?'
const weekdays = `${weekday}(?:(?:,? and|,|,? &| ?/| ?\\+|,? or) ?${weekday})*`
const few = '(?:two|three|four|five|[2-5])'
const place = '(?:places?|stops?|towns?|city|cities|hotels?|bases?|locations?|spots?|islands?)'
const bed =
  '(?:tent|camping|campsite|hostel|dorm|hotel|apartment|airbnb|flat|camper|campervan|cabin|guest ?house|(?:real|proper|normal|comfy|comfortable|soft|decent) bed)'
const grade = '(?:(?:nice|good|proper|real|fancy|luxury|cheap|simple|small|posh|better) )?'
const house =
  '(?:hotels?|b&bs?|guest ?houses?|pensions?|rooms?|inns?|apartments?|houses?|cottages?|cabins?|huts?|chalets?|lodges?|riads?|bungalows?|airbnbs?|tree ?houses?|accommodation|places? to stay|somewhere to stay)'
const illness =
  '(?:chemo(?:therapy)?|radio(?:therapy)?|cancer|burn-?out|stroke|heart attack|(?:[a-z]+ )?(?:operation|surgery|op|treatment|illness|injury|accident|bypass|transplant)|covid|pneumonia|miscarriage|c-section|depression)'

/** All of it is read by others as well. */
const nothing = /(?!)/

const facts: readonly Fact[] = [
  {
    kind: 'needs',
    slot: 'mobility',
    pattern: new RegExp(
      `\\b(?:dialysis|physio(?:therapy)?|chemo(?:therapy)?|infusions?|injections?|treatments?|therapy)(?: patient| sessions?)?(?: is| are)?,? ?\\(?(?:on |every |each )?(?:${weekdays}(?![a-z])|(?:three times|twice|once|two times|3x|2x|3 times|2 times) (?:a|per|each|every) week)(?=\\)|[^a-z]|$)`,
    ),
  },
  {
    kind: 'needs',
    slot: 'mobility',
    pattern: new RegExp(
      `\\b(?:recover(?:ing|s|y)?|convalesc(?:ing|ent)|healing|rest(?:ing)?) (?:from|after) (?:an? |the |my |his |her |our |their )?(?:recent )?${illness}(?![a-z])|\\bafter (?:my |his |her |our |the |an? )?(?:recent )?${illness}(?![a-z])|\\b(?:had|has had|have had|'ve had|just had) (?:an? |the )?(?:recent )?${illness}(?![a-z])(?: (?:last|this) (?:year|month|week|spring|summer|autumn|winter)| recently)?`,
    ),
  },
  {
    kind: 'needs',
    slot: 'mobility',
    pattern:
      /\b(?:is|are|am|gets?|'m|'s|'re) (?:a bit |very |quite |so )?(?:fast|quickly|easily|soon|quick) tired\b/,
  },
  {
    kind: 'needs',
    slot: 'mobility',
    pattern:
      /\b(?:(?:very )?severe|serious|life-threatening|strong|anaphylactic) (?:[a-z]+ )?allerg(?:y|ies)(?: to [a-z]+(?: and [a-z]+)?)?|\b(?:severely|seriously|badly|highly|extremely|deadly) allergic to [a-z]+(?: and [a-z]+)?/,
    only: /^(?:very )?[a-z-]+/,
  },
  {
    kind: 'needs',
    slot: 'food',
    pattern:
      /\b(?:the |all |so )?(?:food|meals?|eating|restaurants?) (?:(?:really |absolutely )?(?:needs?|has|have|must|should) (?:to )?be|must be) (?:(?:really|completely|absolutely|100%) )?safe\b/,
  },
  {
    kind: 'needs',
    slot: 'transport',
    pattern:
      /\b(?:short|quick|easy) transfers?(?: time)?(?: (?:from|to) (?:the )?airport)?\b|\b(?:not (?:more|over) than|no more than|less than|max(?:imum)?\.?|at most|under|up to) (?:an? |one )?(?:\d{1,3} ?)?(?:min(?:ute)?s?|hours?|h)'? (?:airport )?transfer(?: (?:from|to) (?:the )?airport)?\b|\btransfer (?:of )?(?:max(?:imum)?\.?|at most|under|less than|not more than|up to) (?:\d{1,3} ?|an )(?:min(?:ute)?s?|hours?|h)\b/,
  },
  {
    kind: 'needs',
    slot: 'length',
    pattern: new RegExp(
      `\\b(?:at least|minimum(?: of)?|min\\.?|(?:never|not|no) (?:less|fewer) than) ${few} nights? (?:in|at|per|for|on) ?(?:every|each|one|any|the same|a|all)? ?${place}(?![a-z])|\\b${few} nights?(?: as a)? (?:minimum|min|at least) (?:in|at|per|on) ?(?:every|each|any|all)? ?${place}(?![a-z])|\\bno (?:one|single|1)[- ]night (?:stops?|stays?|stands?|stopovers?)\\b`,
    ),
  },
  {
    kind: 'needs',
    slot: 'mobility',
    pattern:
      /\b(?:lots? of|a lot of|many|heavy|plenty of|loads of|so many|too many|tons of|(?:three|four|five|six|several|[3-9]) (?:big |large |heavy )?) ?(?:bags|luggage|suitcases|baggage|gear)\b(?! (?:storage|transport|transfer|drop))/,
  },
  {
    kind: 'needs',
    slot: 'mobility',
    pattern:
      /\b(?:somewhere|a place|place|possibility|a chance) to (?:have a |take a )?(?:shower|wash|freshen up|change clothes|take a nap|nap|lie down)\b/,
  },
  {
    kind: 'needs',
    slot: 'mobility',
    pattern:
      /(?<=(?:^|[,;(.]|\bbut|\band) ?)(?:not|nothing)(?: too| crazy| very| super| so| overly| insanely| that)? (?:difficult|challenging|technical|demanding)(?: (?:hikes?|trails?|routes?|ones|climbs?|stages))?(?=\s*(?:[.,;!)]|$|\b(?:and|but|please|with|for)\b))/,
  },
  {
    // What a diet is for: it is eaten by some of them only, and the others would like to know.
    kind: 'needs',
    slot: 'food',
    pattern:
      /\b(?:one|two|three|four|half|some|[2-9]) (?:of (?:us|them)|(?:person|people) (?:of us|in our group|in the group)) (?:(?:is|are|eats?) (?:an? |all |strictly |a strict )?(?:vegan|vegetarian|veggie|pescatarian|halal|kosher|gluten[- ]free|c(?:o)?eliac|lactose[- ]intolerant)s?|(?:don'?t|doesn'?t|does not|do not|can'?t|cannot) (?:drink(?: alcohol)?(?! (?:coffee|tea|wine|beer))|eat (?:pork|meat|fish|gluten|dairy|nuts|shellfish|seafood|beef|lactose)))\b/,
    only: nothing,
  },
  {
    kind: 'ways',
    slot: 'length',
    pattern:
      /\b(?:max(?:imum)?\.?|at most|up to|not more than|no more than|less than|under|not over) (?:about )?(?:[2-9]\d|\d{3}) ?(?:km|kms|kilomet(?:er|re)s|miles)(?: (?:driving|riding|cycling))? ?(?:a|per|each|every|\/) ?day\b|\b(?:about|around|roughly|some|ca\.?|approx\.?)? ?(?:1[2-9]|[2-9]\d|\d{3}) ?(?:km|kms|kilomet(?:er|re)s|miles) (?:daily|a day|per day|each day|every day)(?! on foot| of walking| walking)\b/,
  },
  {
    kind: 'needs',
    slot: 'mobility',
    pattern:
      /\b(?:don'?t|do not|doesn'?t|does not|can'?t|cannot|won'?t|never|no) (?:travel(?:l?ing)?|driv(?:e|ing)|fly(?:ing)?|work(?:ing)?|mov(?:e|ing)|transport|check[- ]?ins?|use (?:any )?(?:transport|cars|trains))(?: or [a-z]+)? on (?:the )?(?:sabbath|shabbat|shabbos|(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:(?: and| or|,) (?:mon|tues|wednes|thurs|fri|satur|sun)days?)*)(?![a-z])/,
  },
  {
    kind: 'ways',
    slot: 'transport',
    pattern:
      /(?<!\b(?:no|not|avoid|without|hates?|on|of|minimi[sz]e|fewer|sick) )\b(?:curvy|twisty|twisting|bendy) (?:mountain )?roads\b/,
  },
  {
    kind: 'ways',
    slot: 'transport',
    pattern: /\b(?:luggage|bag|baggage) (?:transport|forwarding|shuttle|transport service)\b/,
  },
  {
    kind: 'ways',
    slot: 'transport',
    pattern: /(?<=\bby )(?:(?:coastal|mail|post|postal|cargo|passenger) )?ship\b(?! ?(?:of|from))/,
  },
  {
    kind: 'ways',
    slot: 'transport',
    pattern:
      /\b(?:along|up|down) the (?:[a-z]+ )?coast(?! (?:path|walk|of|near|in|to coast|road|route|railway|line))(?![a-z])/,
  },
  {
    kind: 'bed',
    slot: 'lodging',
    pattern: new RegExp(
      `\\b${house} (?:to stay )?(?:in [a-z ]{3,20} )?(?<what>with (?:lots of |real |some |plenty of |a bit of |loads of )?(?:character|charm|soul|personality))(?![a-z])`,
    ),
    only: /with (?:[a-z]+ ){0,3}[a-z]+$/,
  },
  {
    kind: 'bed',
    slot: 'lodging',
    pattern:
      /\b(?:no|without|zero) (?:any )?(?:wi-?fi|internet|tv|television)(?: (?:or|and|nor) (?:wi-?fi|tv|internet|phones?|signal))?\b(?! (?:needed|necessary|required|is (?:ok|fine)|is no))/,
  },
  {
    kind: 'bed',
    slot: 'lodging',
    pattern: new RegExp(
      `\\b${house} (?:deep |somewhere |right |hidden |lost )?(?<what>in (?:the |a )?(?:woods|forest|wilderness|middle of nowhere))(?![a-z])`,
    ),
    only: /in (?:the |a )?(?:woods|forest|wilderness|middle of nowhere)$/,
  },
  {
    kind: 'bed',
    slot: 'lodging',
    pattern: new RegExp(
      `\\b(?:(?:first|start (?:with|in)) (?:an? |the )?${grade}${bed}|(?:an? )?${grade}${bed} first),? (?:and )?(?:then )?(?:an? |the )?${grade}${bed}(?: after(?:wards)?| later| then| at the end)?(?![a-z])`,
    ),
  },
  {
    kind: 'bed',
    slot: 'lodging',
    pattern:
      /\b(?:(?:simple|basic|modest|clean|cheap|small) )+studios?(?: apartments?| flats?)?(?! (?:tour|visit))\b/,
  },
]

/** Whether a wish for the bed is one of these, which no preposition leads to. */
export const isPlainBed = (said: string): boolean =>
  /^(?:with |without |zero |first |start |(?:simple|basic|modest|clean|cheap|small) (?:[a-z]+ )?studios?|[a-z ]+ first,? )/.test(
    said.toLowerCase(),
  )

/** Adds what is said to the words that a brief printed; before dates, lengths and names are read. */
export function readPlainFacts(reading: Reading, told: ToldWords): void {
  readProposal(reading)
  for (const { kind, slot, pattern, only } of facts)
    for (const { start, end, text, groups } of reading.find(pattern)) {
      const { what } = groups
      const from = what === undefined ? start : end - what.length
      const said = asSaid(reading, from, end)
        .replace(/^(?:is|are|am|'m|'s|'re|so) /, '')
        .replace(/\($/, '')
        .replaceAll(/[()]/g, '')
        .trim()
      if (!told[kind].includes(said)) told[kind].push(said)
      const part = only?.exec(text)
      if (!only) claimFree(reading, slot, start, end)
      else if (part)
        claimFree(reading, slot, start + part.index, start + part.index + part[0].length)
    }
}

/** Without what another of them says with more words: "dialysis", beside its days. */
export function eachOnce(told: readonly string[], elsewhere: readonly string[] = []): string[] {
  const all = [...new Set(told)].filter((each) => !elsewhere.includes(each))
  return all.filter(
    (one) => !all.some((other) => other !== one && ` ${other} `.includes(` ${one} `)),
  )
}

const proposed =
  /\bmy (?:[a-z]+ )?(?:boyfriend|girlfriend|partner|bf|gf|man|fianc[eé]e?)(?: has| just| finally| recently)* (?:proposed|popped the question|asked me to marry (?:him|her)|said yes)\b/
const celebratesWithFriends = /\b(?:hen|bachelorette|bachelor|stag|bridesmaids?|friends|girls)\b/

/** "My boyfriend proposed, so my sister and I plus four friends …": why they go, and nobody who comes with the friends. */
function readProposal(reading: Reading): void {
  for (const { start, end, text } of reading.find(proposed)) {
    const from = reading.says(celebratesWithFriends)
      ? start
      : start + text.search(/ (?:proposed|popped|asked|said)\b/) + 1
    reading.claim('occasion', from, end)
  }
}

const club = "\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+)?"
/** Whose match or concert: a club or a band, and no place to go to. */
const played = new RegExp(
  `\\b(?:football|soccer|rugby|cricket|basketball|hockey|baseball|ice hockey|handball|tennis) (?:match|game)(?:es|s)? (?:of|with|by|featuring) (?:the )?${club}|\\b(?:concert|gig) (?:of|by) (?:the )?${club}`,
  'gu',
)
const wishes =
  /\b(?:digital detox|social media detox|silent retreat|silence retreat|yoga retreat|meditation retreat|writing retreat|wellness retreat)\b|\bscuba(?: ?diving)?\b|\bone (?:really |very |truly )?(?:good|great|nice|lovely|memorable|amazing|decent) (?:dinner(?: party)?|meal|lunch)\b(?=[^.!?;,]{0,24}(?:[.!?;,]|$))(?! (?:on|at|with|for)\b)/

/** Wishes in whole words, of which others would hear a part: a club is called like its town, a detox has a week. */
export function readPlainWishes(reading: Reading): string[] {
  const found = [
    ...reading.findTyped(played).map(({ start, end, text }) => ({ start, end, said: text })),
    ...reading.find(wishes).map(({ start, end, text }) => ({
      start,
      end,
      said: text.replace(/^scuba.*/, 'scuba diving'),
    })),
  ].filter(({ start, end }) => reading.isFree(start, end))
  for (const { start, end } of found) reading.claim('interest', start, end)
  return [...new Set(found.map(({ said }) => said))]
}
