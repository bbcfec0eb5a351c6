/**
 * Things that are said to be left out, in words of their own: "no bullfights", "not keen on salt mines", "no party boats".
 * Read before the vocabularies are, which would hear the party in those boats; what one of them has whole is left to it.
 */
import { everydayWords } from './everyday-words.ts'
import {
  isLikedBehind,
  type RefusedThing,
  refusalBehind,
  refusalLead,
  refusedIn,
  thingBefore,
} from './grammar/refusal-grammar.ts'
import { dailyWalk, dailyWalkAtMost, longWalks } from './needs/mobility-words.ts'
import type { Reading } from './reading.ts'

/** Everyday words that are a thing to leave out all the same. */
const plain = new Set(
  'cities camping cruise cold heat humidity queue hostels coaches heights height caves crowds cruises tours ruins boat boats bridges queues queuing waiting guides lectures climbing weed gambling smoking casinos mud snow rain dust noise insects spiders snakes dogs sharks scooters mopeds motorbikes tunnels elevators towers cobbles cobblestones hills slopes walking'.split(
    ' ',
  ),
)
/** What somebody thinks of a thing, and how many of it: no sort of it. */
const opinion =
  /^(?:(?:more|other|many|big|huge|biggest|worst|most|boring|stuffy|endless|stupid|silly|extra|busy|tall|loud|noisy|heavy|posh|fancy|ugly|long|steep|modern|organized|organised|touristy|guided) )+/
/** What may stand behind a thing without making it another: "beach holidays". */
const anySort =
  / (?:persons?|people|types?|guys?|girls?|goers?|holidays?|vacations?|stuff|things?|places?|visits?|activities|experiences?|otherwise|besides|elsewhere)$/
/** Words that only say how something is: "nothing modern", "no steep". */
const quality =
  /^(?:posh|fancy|modern|strenuous|tiring|exhausting|demanding|hectic|physical|fussy|stuffy|cheesy|tacky|wild|risky|dangerous|scary|formal|extreme|pretentious)$/
/** "Don't want a sad table for one": how one is seated, and no thing to leave out. */
const ofSeating =
  /^(?:sad|lonely|bad|terrible|awkward|rubbish|dark) (?:table|seat|corner|spot|room)s?$/
export const isQuality = (word: string) => quality.test(word)
const nothingOfSort =
  /\b(?:no(?= [a-z]+ ?(?:[.,;!?]|$))|nothing|nowhere|not(?:hing)? (?:too|so|very|overly)) (?:too |so |very |overly |really )?(?<thing>[a-z]{4,})\b/

/** Many people at one place, in whatever words. */
const throngs =
  /\b(?:too many (?:people|tourists)|(?:not|n'?t)(?: too| so| that)? many (?:people|tourists|visitors)|(?:a )?million (?:people|tourists)(?: watching| around)?|(?:without|not|don'?t want to|avoid) (?:getting|be|being|get) (?:mobbed|crushed|trampled)|hordes(?: of (?:people|tourists))?|(?:not|nothing|nowhere)(?: the| too| so| very)?(?: famous)? (?:over)?crowded(?: ones?| places?| spots?)?|where (?:there are )?(?:few|fewer|no) (?:people|tourists)|(?:is|was|were|are|'s|its|it's|gets?|got|so|too|absolutely|totally) (?:always |completely |absolutely |just |all )?(?:heaving|mobbed|rammed|swamped|swarming|overrun|jam-?packed|a zoo|one long queue|wall to wall)|full of (?:people|tourists|selfie sticks))\b/
/** What somebody can't bear, told by the name of it. */
const ailments: readonly (readonly [pattern: RegExp, thing: string])[] = [
  [
    /\b(?:second|third|fourth|fifth) (?:time|visit|trip) (?:to|in|there|round|around|here)\b|\bbeen there (?:before|twice|already|many times|a few times|several times)\b|\b(?:not|skip|avoid|beyond|without) (?:just |only )?(?:the )?(?:usual|obvious|standard|classic) (?:sights?|stuff|suspects|spots|highlights|tourist (?:sights?|spots|stuff))\b|\boff the beaten (?:track|path)\b/,
    'usual sights',
  ],
  [
    /\b(?:not|nothing|n't)(?: be| get up| start| begin)? (?:too|very|so|that|super) early\b|\bno early starts?\b|\b(?:\w+n't|not|hates?) (?:(?:want|like|have|need) )?(?:to )?(?:get(?:ting)? up|wak(?:e|ing) up|be(?:ing)? up) early\b|\b(?:nothing|not(?: anything)?|never) before (?:9|10|11|nine|ten|eleven)(?: ?a\.?m\.?| o'?clock)?(?: in the mornings?)?\b|\bnot (?:a )?morning (?:people|person)\b|\bsleep till (?:noon|late|ten|eleven)\b|\bstart late\b/,
    'early starts',
  ],
  [
    /\b(?:not|n't|no)(?: be| stay)?(?: out)? (?:too )?late nights?\b|\bearly not late\b/,
    'late nights',
  ],
  [
    /\b(?:can'?t|cannot|don'?t) (?:do|cope with|manage|handle) (?:the )?heat\b|\b(?:too|very|so) hot for (?:me|us|her|him|them)\b|\bheat[- ]sensitive\b|\bindoor(?:s| stuff| things)? at midday\b/,
    'midday heat',
  ],
  [
    /\b(?:short drives|(?:no|not|without|avoid)(?: too)? (?:long|many hours of) (?:drives|driving|car rides|hours in (?:a|the) car)|(?:don'?t|do not) want to drive (?:that |too |so )?far|\d hours in a car)\b/,
    'long drives',
  ],
  [
    /(?:\b(?:not|never|hate|without)|n'?t)(?: (?:want to|like to|like|wish to|having to|to))?(?: just)? (?:sit(?:ting)?|be(?:ing)?|spend(?:ing)?|get(?:ting)? stuck|travel(?:l?ing)?|stuck)(?: (?:all day|hours(?: and hours)?|whole days|days|half the day))?(?: stuck| sitting)? (?:in|on) (?:an? |the )?(?:bus(?:es)?|coach(?:es)?)(?: (?:all day|for hours|(?:for )?(?:the )?whole days?|half the day|all the time|too long|for ages|every day))?\b/,
    'long bus rides',
  ],
  [
    /\b(?:explore|see|seeing|visit(?:ing)?|discover(?:ing)?|do|doing|wander(?:ing)?|walk(?:ing)?|look(?:ing)?|go(?:ing)?|exploring)\b[^.;!?]{0,40} (?:on our own|by ourselves|independently)(?=\s*(?:[.,;:!?)]|$|and\b|with(?:out)?\b|for\b|from\b|in\b|then\b|not\b))|\bwithout (?:an?|any) (?:organi[sz]ed |guided )?(?:tours?|tour group|group|excursions?)\b/,
    'organised tours',
  ],
  [
    /\b(?:vertigo|acrophobi[ac]|(?:afraid|scared|terrified|fear|frightened|phobia) of heights|(?:no|not good|bad) (?:head for|with) heights)\b/,
    'heights',
  ],
  [longWalks, 'long walks'],
  [/\bclaustrophobi[ac]\b/, 'narrow spaces'],
  [/\b(?:i |we |she |he |gets? |very |badly |easily )+sea ?sick\b/, 'rough sea'],
  [/\b(?:i |we |she |he |gets? |very |badly |easily )+(?:car|motion) ?sick\b/, 'winding roads'],
]
/** "A camel-free desert night"; but step-free, duty-free and diets are other readers'. */
const freeOf =
  /\b(?<thing>(?!(?:step|flight|fly|plane|barrier|duty|smoke|toll|hassle|stress|care|hands|traffic|rent|tax|risk|visa|trouble|worry|guilt|pain|child|kid|adult|car|sugar|alcohol)-)[a-z]{3,})-free\b/

/** Each once, in the order of what tells of it; claimed. `isKnown` tells what a vocabulary has as a whole. */
export function readRefusedThings(
  reading: Reading,
  isKnown: (phrase: string) => boolean,
): string[] {
  const things = new Set<string>()
  const take = (thing: string, start: number, end: number) => {
    things.add(thing)
    if (reading.isFree(start, end)) reading.claim('mustAvoid', start, end)
  }
  for (const { start, end } of reading.find(throngs)) take('crowds', start, end)
  for (const { start, end, groups } of [dailyWalk, dailyWalkAtMost].flatMap((pattern) =>
    reading.find(pattern, 'mobility'),
  ))
    take(`more than ${groups.n} ${groups.unit} on foot a day`, start, end)
  for (const [pattern, thing] of ailments)
    for (const { start, end } of reading.find(pattern, 'mobility', 'pace', 'destination'))
      take(thing, start, end)
  for (const { start, groups } of reading.find(freeOf))
    take(groups.thing ?? '', start, start + (groups.thing ?? '').length)
  for (const { start, end, text } of phrases(reading)) {
    const bare = text.replace(opinion, '').replace(anySort, '')
    const isSingle = !text.includes(' ')
    if (ofSeating.test(text)) {
      reading.claim('party', start, end)
      continue
    }
    if (isKnown(text) || isKnown(bare) || isName(reading, start, isSingle)) continue
    if (isSingle && !plain.has(text) && (everydayWords.has(text) || text.length < 4)) continue
    const sea = onTheSea.exec(reading.free().slice(end))?.[0] ?? ''
    take(text + sea, start, end + sea.length)
  }
  for (const { end, groups } of reading.find(nothingOfSort)) {
    const thing = groups.thing ?? ''
    if (quality.test(thing)) take(thing, end - thing.length, end)
  }
  return [...things]
}

/** "No boats on open sea" leaves the lakes. */
const onTheSea =
  /^ (?:on|in|at) (?:the )?(?:(?:open|rough|high|choppy|wild) (?:seas?|oceans?|water)|sea)\b/

/** The voyage in "a cruise isn't for us" was heard as an occasion by now, and is refused all the same. */
function phrases(reading: Reading): RefusedThing[] {
  let open = reading.free()
  for (const { slot, start, end } of reading.spans)
    if (slot === 'occasion')
      open = open.slice(0, start) + reading.lower.slice(start, end) + open.slice(end)
  const leads = reading
    .find(refusalLead, 'occasion')
    .map(({ end, groups }) => ({ end, isVerb: groups.verb !== undefined }))
  const behind = [...open.matchAll(/(?<=[a-z])(?=[\s,?:]|'s)/g)].flatMap(({ index }) => {
    const rest = open.slice(index, index + 40)
    if (!refusalBehind.test(rest) || isLikedBehind.test(rest)) return []
    return thingBefore(open, index) ?? []
  })
  return [...refusedIn(open, leads), ...behind]
}

/** A name of one word, or of two ("Paris Hilton is not my thing"): read by those who know names. */
function isName(reading: Reading, start: number, isSingle: boolean): boolean {
  const before = reading.plain.slice(0, start).trimEnd()
  const begins = before === '' || /[.!?:\n]$/.test(before)
  const rest = reading.plain.slice(start)
  return isSingle ? /^\p{Lu}/u.test(rest) && !begins : /^\p{Lu}[\p{L}'-]+ \p{Lu}/u.test(rest)
}
