/**
 * The manner in which a town is to be seen, in the words of a request: without crowds, for the second time, at
 * ease, the great sights first. It names no place and no interest, but decides which places come first.
 */
import { firstDayLost } from '../first-days.ts'
import { asksForSafety } from './asks-for-safety.ts'

export interface Manner {
  /** Away from the crowds. */
  quiet: boolean
  /** Has been here before, and has seen the main sights. */
  again: boolean
  /** Wants the most famous sights first. */
  icons: boolean
  /** Number of easy days at the beginning. */
  easyDays: number
  /** Wants to stay out late. */
  lateNights: boolean
  /** Rides home at night rather than walks or waits. */
  ridesAtNight: boolean
  /** The words that it was read from, as they stand in the request. */
  said: string[]
}

/** Contractions of "not" with their verb: "n't" has no word boundary before it. */
const auxiliaryNot = "(?:do|does|did|is|are|was|were|wo|ca|would|could|should|have|has)n['’]?t"
const people = '(?:crowds?|tourists?|tourist (?:crowds?|hordes?|masses|traps?)|masses|hordes|mobs?)'
const much = '(?:(?:the|big|huge|large|biggest|worst|any|all|too|so|many|most|of) )*'
const quietly = new RegExp(
  [
    `\\b(?:avoid(?:ing)?|without|away from|fewer|no|not|beat(?:ing)?|escap(?:e|ing)|hates?|less|dislikes?|(?:do(?:n'?t| not)|doesn'?t) (?:like|want|enjoy)|can'?t (?:stand|do|take|bear|handle|cope with)) ${much}${people}\\b`,
    `\\b(?:not|${auxiliaryNot}|nothing|less|without being) (?:be |too |so |very |overly |anything )*(?:touristy|crowded|overrun)\\b`,
    '\\b(?:non-?touristy|crowd-free|uncrowded|untouristy|off[- ]the[- ]beaten[- ](?:path|track)|hidden gems?|(?<![\\u0027\\u2019]s )lesser[- ]known(?! (?:works?|stuff|things?|buildings?|houses?) (?:by|of)\\b)|least (?:crazy|crowded|busy))\\b',
    '\\bquiet(?:er)? (?:temples?|gardens?|places?|spots?|corners?|sights?|lanes?|villages?|streets|squares?|museums?|churches|trip|holiday|side)\\b',
  ].join('|'),
  'i',
)

const sights =
  '(?:sights?|things|stuff|places|attractions|highlights|landmarks|icons|tourist (?:stuff|things|sights|spots)|spots)'
const usual =
  '(?:usual|main|typical|standard|obvious|classic|famous|big|major|normal|tourist|touristy)'
const times =
  '(?:once|twice|before|already|there|here|(?:two|three|four|five|several|many|a few|\\d) times)'
/** Words for another visit to this town; a second visit elsewhere does not count. */
const onceMore = (town: string) =>
  new RegExp(
    [
      `\\b(?:(?:have|has|'ve|'s|had|am|i|we|both|all|already) )+been (?:here |there |to (?:it|the city|${town}) )?${times}(?: (?:already|before|now))?\\b`,
      `\\bbeen (?:to (?:${town}) )?(?:twice|(?:two|three|four|five|several|many|a few|\\d) times)(?: (?:already|before))?\\b`,
      `\\b(?:(?:our|my|the|a|for the) )?(?:second|third|fourth|fifth|[2-9](?:nd|rd|th)) (?:time|visit|trip)(?: (?:there|here|(?:in|to) (?:${town})))?(?! (?:in|to|around))\\b`,
      `\\b(?:not|no|without|skip|beyond|${auxiliaryNot} (?:need|want)) (?:the |all the |any |to see )*${usual} ${sights}\\b`,
      `\\b(?:seen|did|done|know|visited|saw|ticked off|covered) (?:all )?(?:of )?(?:the |(?:${town})(?:['’]s)? )?(?:${usual} )?(?:sights|highlights|attractions|landmarks|icons|${usual} (?:stuff|things|places|spots))(?: (?:already|before|now))?\\b`,
      `\\b(?:visited|seen|done|been (?:to|in)) (?:${town}) ${times}\\b`,
      `(?:^|[.!?] ?|\\b(?:we|i)(?:['’](?:re|m|ll be)| are| am| will be) |\\bgoing )(?:back (?:in|to)|returning to|return to) (?:${town})\\b`,
      `\\bbeyond the (?:${usual}|sights|highlights)\\b(?: ${sights})?`,
      `\\b(?:was|were) in (?:${town}) (?:last (?:year|summer|winter|spring|autumn)|before|(?:a few|two|three|some) years ago)\\b`,
      `\\bknow (?:${town}) (?:well|already|quite well|inside out)\\b`,
      '\\b(?:off the tourist (?:trail|track|path)|less obvious)\\b',
      '\\b(?:know (?:the (?:city|town)|it) (?:well|already|quite well)|repeat (?:visit|visitors?)|return(?:ing)? (?:visit|visitors?|trip)|(?:back|again) for (?:a|the) (?:second|third) time)\\b',
    ].join('|'),
    'i',
  )
/** What is wanted instead by those who know the main sights. */
const somethingElse =
  /\b(?:something|anything|things) (?:new|different|else|other)\b|\bother things\b/gi

/** Says that it is the first visit: "never been", "haven't been before". */
const notYet = /\b(?:never|haven'?t|have not|hasn'?t|has not) (?:been|visited)\b/i

const iconsFirst =
  /\b(?:(?:the |all the |just the )?(?:big|main|famous|top|classic|iconic|major|must[- ]see) (?:sights?|attractions|landmarks|things|places|icons)|(?:the )?highlights|must[- ]sees|big hitters|(?:the )?icons)\b/i

const severalWords = 'two|couple of|couple|few|three|2|3'
const ease = '(?:easy|gentle|light|slow|relaxed|quiet|chilled?|lazy|calm|soft)'
const severalDays = `(?:first|initial|opening) (?:${severalWords}) days`
const severalFirstDays = [
  `\\b(?:take it|taking it|go|keep it|start) (?:very |really |nice and )?(?:easy|slow(?:ly)?|gent(?:le|ly)) (?:on |for |over |in |during )?(?:the |our |my )?${severalDays}`,
  `\\b(?:an? |the )?(?:very |really |quite )?${ease} (?:for |on )?(?:the |our )?${severalDays}`,
  `\\b${severalDays} (?:should be |to be |are |must be |can be |need to be |have to be |rather |please |, )*(?:very |quite |really )?${ease}\\b`,
]
const easyDay = new RegExp(
  [
    `\\b(?:an? |the )?(?:very |really |quite )?${ease} (?:first day|day one|day 1|arrival day|(?:first )?day (?:after|when|as|because|since) (?:we |i |the |our |a )?(?:land|arriv|flight|long flight|night flight)\\w*)`,
    `\\bfirst day (?:should be |to be |is |must be |can be |needs to be |has to be |rather |please |, )*(?:very |quite |really )?${ease}\\b`,
    `\\b(?:take it|taking it|go) (?:easy|slow(?:ly)?) (?:on |for |over )?(?:the |our |my )?(?:first|arrival) day`,
    ...severalFirstDays,
    '\\b(?:jet[- ]?lag(?:ged)?|tired (?:on|after) (?:the |our )?(?:first day|arrival|flight))\\b',
  ].join('|'),
  'i',
)

const outLate =
  /\b(?:late nights|nights? out late|night owls?|stay(?:ing)? (?:out|up) late|(?:like|love|want) (?:to be )?(?:being )?out late|late evenings)\b/i
const nobody = new RegExp(
  `\\b(?:no|not|none|nobody|never|${auxiliaryNot}|without|avoid)\\b[^.;,]{0,24}$`,
  'i',
)

const alone = '(?:alone|on (?:my|our|her|their) own|by (?:myself|ourselves|herself)|walk(?:ing)?)'
const atNight = '(?:late|at night|after dark|in the dark|nights?|after midnight)'
const rides = new RegExp(
  `\\b(?:none of us|nobody|no ?one|not|${auxiliaryNot}|never|avoid|without|no)\\b[^.;]{0,40}?\\b(?:${alone}\\b[^.;]{0,20}?\\b${atNight}|${atNight}\\b[^.;]{0,16}?\\b${alone})(?: at night)?\\b`,
  'i',
)

export function readManner(text: string, towns: readonly string[] = []): Manner {
  const town = towns.map((name) => name.replace(/[^\p{L}\p{N} ]/gu, '.')).join('|') || 'it'
  const said: string[] = []
  const heard = (pattern: RegExp, isMeant: (before: string) => boolean = () => true): boolean => {
    const found = [...text.matchAll(new RegExp(pattern.source, 'gi'))].filter(({ index }) =>
      isMeant(text.slice(0, index)),
    )
    said.push(...found.map(([words]) => words.replace(/^'\w+ /, '').trim()))
    return found.length > 0
  }
  const quiet = heard(quietly)
  const again = !notYet.test(text) && heard(onceMore(town))
  if (again) said.push(...(text.match(somethingElse) ?? []))
  const isLost = firstDayLost(text)
  if (isLost) said.push(isLost)
  return {
    quiet,
    again,
    icons: !(quiet || again) && heard(iconsFirst, (before) => !nobody.test(before)),
    easyDays: heard(easyDay) ? easyDaysIn(text) : 0,
    lateNights: heard(outLate, (before) => !nobody.test(before)),
    ridesAtNight: heard(rides) || asksForSafety(text),
    said,
  }
}

function easyDaysIn(text: string): number {
  const { 0: words = '' } = easyDay.exec(text) ?? {}
  const several = new RegExp(`\\b(${severalWords}) days`, 'i').exec(words)?.[1]?.toLowerCase()
  if (several === undefined) return 1
  return /^(?:three|3)$/.test(several) ? 3 : 2
}

/**
 * Whether words that nobody else understood belong to the manner: part of what was read, or it with more words
 * around.
 */
export function tellsOfManner(words: string, said: readonly string[]): boolean {
  const own = words.toLowerCase()
  return said.some((each) => {
    const whole = each.toLowerCase()
    return whole.includes(own) || (whole.includes(' ') && own.includes(whole))
  })
}
