/**
 * Ways to travel, and ways that are out of the question, told without the word for them: no licence, a sleeper, Ryanair, "won't get
 * on a plane". Read before the words for the ways themselves.
 */
import { modeOfCarrier } from '../carriers.ts'
import { isRefused } from '../grammar/negation.ts'
import type { Reading } from '../reading.ts'
import type { Transport } from '../schema.ts'
import { claimFree } from '../told-labels.ts'

type Mode = Transport['wanted'][number]

const nobody = '(?:neither|none|nobody|no ?one)(?: of (?:us|them))?(?: here| in (?:the|our) group)?'
const noDriver: readonly RegExp[] = [
  new RegExp(
    `\\b${nobody} (?:(?:really|actually) )?(?:(?:can|wants? to|likes? to|dares? to|is (?:able|allowed|willing) to) )?drives?(?! (?:at|after|in the|for|more|that|far|long|stick|manual)\\b)(?![a-z])`,
  ),
  /\bneither [^.,;!?]{1,30} nor [^.,;!?]{1,24} (?:can )?drives?\b/,
  new RegExp(
    `\\b(?:no|without(?: an?)?|lost (?:my|our)|(?:don'?t|do not|haven'?t|have not|never|didn'?t)(?: (?:have|has|got|get|own|hold|had|bring))*(?: an?| any| my| our| the)?|${nobody} (?:has|have|holds|owns)(?: got)?(?: an?| any)?) (?:(?:valid|full|driving|driver'?s?'?|car|international) )*licen[cs]es?(?! (?:needed|required|necessary)|[a-z])`,
  ),
  /\b(?:my|our) (?:(?:driving|driver'?s?) )?licen[cs]es? (?:has |have |is |are |was |got )?(?:been )?(?:expired|suspended|revoked|taken(?: away)?|run out|gone)\b/,
  /\b(?:haven'?t|never|not|didn'?t) (?:passed|pass|taken|got) (?:(?:my|our|the|a) )?driving test\b|\bfailed my driving test\b/,
  /\bnon-?drivers?\b|\bcar-free(?! (?:islands?|towns?|villages?|zones?|cent(?:er|re)s?|streets?|areas?|places?|resorts?|city|cities))|\b(?:not (?:very |really |at all |so )?(?:confident|good|comfortable|keen|experienced)|(?:we|i)(?:'re|'m| are| am) (?:no|not(?: an?)?)) drivers?\b/,
  /\b(?:never learn(?:ed|t)(?: how)?|don'?t know how|not (?:allowed|able|insured|fit|confident(?: enough)?)|unable|too (?:old|scared|nervous|anxious)) to drive\b|\b(?:scared|afraid|terrified|frightened|nervous) (?:of|about) (?:the )?driving\b/,
]
/** "My wife has no licence": whoever else comes along may have one. */
const ofAnother =
  /\b(?:she|he|they|wife|husband|girlfriend|boyfriend|partner|mum|mom|mother|dad|father|son|daughter|friend|brother|sister|one of us)(?:'s| has| have| is| does)?(?: got| still)? $/

const plane = '(?:(?:aero|air)?planes?|flights?)'
const noFlyer: readonly RegExp[] = [
  new RegExp(
    `\\b(?:won'?t|will not|would(?:n'?t| not)|refus(?:e|es|ing) to|can'?t|cannot|can not|don'?t|do not|doesn'?t|does not|never|not allowed to|rather not|unable to|hates? to)(?: (?:really|ever|want to|wants to|wanna|like to|wish to|set foot|get|go|step|be))* (?:fly(?:ing)?|(?:on|in|onto|into) (?:an?|any|the) ${plane})(?=\\s*(?:[.,;:!?)]|$|(?:and|but|so|because|if|please|pls|any ?more|at all|anywhere|since|as|or|ever|again|then)\\b))`,
  ),
  new RegExp(
    `\\b(?:terrified|petrified|frightened|scared|afraid|fear|phobia|phobic|nervous|panicky?)(?: of| about)? (?:flying|${plane})(?![a-z])|\\baerophobi[ac]\\b|\\b(?:flight|plane|fly)-free\\b|\\bfear of flying\\b|\\bflight shame\\b|\\bflygskam\\b|\\b(?:(?:done|finished|through) with|(?:given?|giving|gave) up(?: on)?|stopped|quit|no longer) (?:flying|${plane})(?![a-z])`,
  ),
]

/** Told of something else, and read by others as well. */
const told: readonly (readonly [pattern: RegExp, mode: Mode])[] = [
  [/\breturn flights?\b|\bland(?:s|ing|ed)? (?:in|at) /, 'flight'],
  [/\breturn (?:trains?|train tickets?)\b/, 'train'],
  [
    /\b(?:walk|walking|hike|hiking|trek|trekking) (?:along )?(?:(?:part|a section|a bit|all) of )?the [^.,;!?]{3,30} (?:way|path|trail|camino|wall)\b/,
    'walking',
  ],
]
const across = '(?:over|across|there|out|back|from|to)'
const wantedWays: readonly (readonly [pattern: RegExp, mode: Mode])[] = [
  [
    /(?<!\b(?:light|heavy|deep|late|good|bad|early|sound|poor|great) )\b(?:caledonian |night )?sleeper(?! (?:bus|coach|sofa|couch|ferry|hit|agent))\b|\b(?:inter-?rail|eurail)(?:ing)?\b|\brail ?cards?\b/,
    'train',
  ],
  [
    new RegExp(
      `\\b(?:take|taking|catch(?:ing)?|get(?:ting)?|on|then|via) (?:the|a) boat(?= (?:${across}|with (?:the|our|my) (?:own )?(?:car|van))\\b)|\\b(?:over|across|there|back) on (?:the|a) boat\\b|(?:\\bthe |(?<=^|[.,;:!?] ?))boat (?:over|across|from|to)\\b|\\ba boat (?:over|across)\\b|(?<=\\b(?:trains?|planes?|bus|buses|coach|car|ferr(?:y|ies)|rail|sleeper)(?:,| and| or| ?/| ?\\+| then|,? and then)+ (?:the |a )?)boats?\\b(?! (?:trips?|tours?|rides?|cruises?))|\\bboats?\\b(?=(?: and| or| ?/| ?\\+) (?:the |a )?(?:train|bus|plane|car)\\b)`,
    ),
    'ferry',
  ],
]

export interface ImpliedWay {
  mode: Mode
  isRefused: boolean
}

export function readImpliedWays(reading: Reading): ImpliedWay[] {
  const ways: ImpliedWay[] = []
  const before = (start: number) => reading.lower.slice(reading.sentenceAt(start).start, start)
  for (const pattern of noDriver)
    for (const { start, end } of reading.find(pattern, 'mustAvoid')) {
      if (ofAnother.test(before(start))) continue
      ways.push({ mode: 'self-driving', isRefused: true })
      claimFree(reading, 'transport', start, end)
    }
  for (const pattern of noFlyer)
    for (const { start, end } of reading.find(pattern, 'mustAvoid', 'mobility', 'destination')) {
      ways.push({ mode: 'flight', isRefused: true })
      claimFree(reading, 'transport', start, end)
    }
  for (const [pattern, mode] of wantedWays)
    for (const { start, end } of reading.find(pattern, 'mustSee', 'occasion')) {
      ways.push({ mode, isRefused: isRefused(before(start)) })
      claimFree(reading, 'transport', start, end)
    }
  for (const [pattern, mode] of told) {
    const at = reading.lower.search(pattern)
    if (at >= 0) ways.push({ mode, isRefused: isRefused(before(at)) })
  }
  for (const { start, end, text } of reading.find(word, 'mustAvoid')) {
    const lead = reading.lower.slice(Math.max(0, start - 20), start)
    const mode = modeOfCarrier(text, lead, reading.lower.slice(end, end + 20))
    if (!mode) continue
    ways.push({ mode, isRefused: false })
    claimFree(reading, 'transport', start, end)
  }
  return ways
}

const word = /(?<![\w'-])[a-z][a-z\d]{2,}(?![\w'-])/
