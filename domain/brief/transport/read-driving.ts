/**
 * What is asked of the days at the wheel: how long in a day and in one go, by daylight, on which roads,
 * with which car. Runs before lengths and sums, because "four hours a day" is neither.
 */
import { countPattern, toCount } from '../grammar/numbers.ts'
import type { Found, Reading } from '../reading.ts'
import type { Driving } from '../schema.ts'

const duration = new RegExp(
  `\\b(?:(?<n>\\d+(?:[.,]\\d+)?|${countPattern}|an?(?= hour))[ -]?|(?<=\\bevery ))(?<half>and a half )?(?<unit>hours?|hrs?|h|minutes?|mins?)\\b'?(?<behind> and a half)?`,
)
const wheel = `(?:of |in |spent )?(?:driving|drives?|behind the wheel|at the wheel|in (?:the|a) car|on the road)`
const aDay = `(?:(?:a|per|each|every|in a|in any|in one|/) ?day|daily|days?)`
const limit = `(?:,? ?(?:max(?:imum)?|tops|at (?:the )?most|or less))`

/** What stands behind a time that is a limit of the day: "of driving a day", "/day max". */
const dayBehind = [
  new RegExp(`^ ?(?:${wheel})?${limit}? ?${aDay}(?: ${wheel})?${limit}?`),
  new RegExp(`^ ?${wheel}${limit}`),
  new RegExp(
    `^ ?${wheel} (?:is|are|would be) (?:my|our|his|her|the) (?:daily |absolute )?(?:limit|max(?:imum)?|most)`,
  ),
]
/** "Short driving days, three hours tops". */
const limitAlone = new RegExp(`^${limit}`)
const limitBefore =
  /(?:\bmax(?:imum)?(?: of)?|\bat most|\b(?:no|not|never|hates?) (?:longer|more|over|above)(?: than)?|\bnot over|\bunder|\bless than|\bup to|\blimit(?:ed)? (?:to|of))\s*$/
const limitedDriveBehind = new RegExp(`^ ?${wheel}`)
const longDayBefore =
  /\bno (?:driving )?days? (?:over|longer than|above|beyond|with more than|of more than)\s*$/
const driveBefore = /\b(?:driv(?:e|es|ing)|at the wheel|in the car)[^.?!]{0,12}$/
const speaksOfDriving =
  /\b(?:driv\w+|wheel|cars?|road|roadtrip|rv|van|camper\w*|motorhome|loop|motorbike)\b/
const inOneGo =
  /^ ?(?:at a time|in one go|at a go|in one stretch|at a stretch|at once|in a row|straight|non-?stop|without (?:a |any )?(?:stop\w*|break|pause|rest))\b/
const restBefore =
  /\b(?:stops?|breaks?|rests?|pauses?|leg stretch|stretch our legs|swap)\b[^.?!]{0,24}\bevery\s*$/
const restBehind = /^ ?(?:(?:we|i) )?(?:need |want )?(?:a )?(?:stop|break|rest|pause)\b/

export function readDriving(reading: Reading): Driving {
  const driving: Driving = {}
  for (const found of reading.find(duration)) {
    const minutes = minutesOf(found)
    if (minutes === undefined || !reading.isFree(found.start, found.end)) continue
    const sentence = reading.sentenceAt(found.start)
    const before = reading.lower.slice(Math.max(sentence.start, found.start - 50), found.start)
    const behind = reading.lower.slice(found.end, Math.max(found.end, sentence.end))
    const rest = inOneGo.exec(behind) ?? (/\bevery\s*$/.test(before) && restBehind.exec(behind))
    if (rest || restBefore.test(before)) {
      if (minutes < 15 || minutes > 600) continue
      driving.restEvery ??= minutes
      const start = restBefore.exec(before)?.index
      reading.claim(
        'transport',
        start === undefined ? found.start : found.start - before.length + start,
        found.end + (rest ? rest[0].length : 0),
      )
      continue
    }
    const day = dayLimit(before, behind, reading.lower)
    if (!day || minutes < 15 || minutes > 1200) continue
    driving.mostADay ??= minutes
    reading.claim('transport', found.start - day.before, found.end + day.behind)
  }
  const dark = reading.find(afterDark)
  for (const { start, end } of dark) reading.claim('transport', start, end)
  if (dark.length > 0) driving.byDaylight = true
  const left = reading.find(givenBack)
  for (const { start, end } of left) reading.claim('transport', start, end)
  if (left.length > 0) driving.leftElsewhere = true
  const avoided = readAvoidedRoads(reading)
  if (avoided.length > 0) driving.avoidedRoads = avoided
  return driving
}

/** How many characters before and behind the time belong to it; undefined when it limits no day. */
function dayLimit(before: string, behind: string, all: string) {
  const limited = limitBefore.exec(before) ?? longDayBefore.exec(before)
  const start = limited
    ? before.length -
      limited.index +
      (/\b(?:drive|driving) $/.exec(before.slice(0, limited.index))?.[0].length ?? 0)
    : 0
  const drive = limited && limitedDriveBehind.exec(behind)
  for (const pattern of dayBehind) {
    const found = pattern.exec(behind)
    if (found && speaksOfDriving.test(all)) {
      return { before: start, behind: found[0].length }
    }
  }
  if (drive) return { before: start, behind: drive[0].length }
  const alone = driveBefore.test(before) && limitAlone.exec(behind)
  if (alone) return { before: 0, behind: alone[0].length }
  if (longDayBefore.test(before) || (limited && driveBefore.test(before))) {
    return { before: start, behind: 0 }
  }
  return undefined
}

function minutesOf({ groups }: Found): number | undefined {
  // "Every hour and a half" counts one.
  const said = groups.n ?? 'one'
  const count = /^\d+[.,]\d+$/.test(said) ? Number(said.replace(',', '.')) : toCount(said)
  if (count === undefined) return undefined
  const whole = count + (groups.half || groups.behind ? 0.5 : 0)
  return Math.round(/^h/.test(groups.unit ?? '') ? whole * 60 : whole)
}

/** Claimed early: "drop the car" would refuse it. */
const givenBack =
  /\b(?:(?:drop|dropping|return|returning|leave|leaving|hand|give) (?:off )?(?:the|our|a) (?:rental |hire |rented )?car(?: off| back)?(?= (?:in|at) )|drop(?:ping)? it(?: off)?(?= (?:in|at) )|(?:rental|hire|hired|rented)(?: car)?,? (?:(?:is|will be|gets|to be|being) )?(?:dropped(?: off)?|returned|left|handed (?:in|back|over))(?= (?:in|at) ))/
const dark =
  "(?:after (?:dark|sunset|nightfall|sundown)|at night|in the dark|(?:once|when) it(?:'s| is| gets) dark)"
const afterDark = new RegExp(
  [
    `\\b(?:(?:no|not|never|without|avoid|nothing)\\b|(?:do not|don't|will not|won't|cannot|can't|rather not|hate to|hate) )(?: ?\\w+){0,3}? ?${dark}`,
    `\\bnever ${dark}`,
    '\\bonly (?:drive |driving )?(?:in|by|during) (?:the )?(?:daylight|daytime|day)\\b(?! trip)',
    '\\b(?:drive|driving) only (?:in|by|during) (?:the )?(?:daylight|daytime|day)\\b',
    '\\bdaylight (?:driving )?only',
    '\\b(?:be there|arriv\\w+|off the road|parked|get there|get in|be in) (?:before|by) (?:dark|sunset|nightfall|dusk|it gets dark)',
    '\\bnight[- ]blind',
  ].join('|'),
)

const refusing =
  "(?:no|not|nothing|never|avoid(?:ing)?|without|skip(?:ping)?|hate|(?:can'?t|cannot|won'?t|don'?t|do not)(?: (?:want to|like to|like|want|do|manage))?|not allowed|stay(?:ing)? off|keep(?:ing)? off)(?: (?:using|taking|driving|drive|going|go|paying))?(?: on(?:to)?)?(?: the| any| big)?"
const roadWords = {
  motorways:
    '(?:motorways?|highways?|freeways?|interstates?|autobahn(?:en)?|autoroutes?|autostradas?|expressways?)',
  tolls: '(?:tolls?(?: roads?)?)',
  gravel:
    '(?:(?:gravel|dirt|unpaved|unsealed|unmade|washboard)(?: roads?| tracks?| stuff| bits)?|f-roads?|off[- ]road(?:ing|s)?)',
} as const
const anyRoad = Object.values(roadWords).join('|')
const avoidedList = new RegExp(
  `\\b${refusing} (?<roads>(?:${anyRoad})(?:(?:,| or| and|/|, or|, no| and no|,? or) ?(?:the )?(?:${anyRoad}))*)\\b`,
)
const wholly = [
  [/\btoll[- ]free\b/, 'tolls'],
  [/\b(?:only (?:paved|sealed|tarmac) roads|(?:paved|sealed|tarmac) roads? only)\b/, 'gravel'],
] as const

function readAvoidedRoads(reading: Reading): NonNullable<Driving['avoidedRoads']> {
  const avoided = new Set<NonNullable<Driving['avoidedRoads']>[number]>()
  for (const { start, end, groups } of reading.find(avoidedList)) {
    for (const kind of ['motorways', 'tolls', 'gravel'] as const) {
      if (new RegExp(`\\b${roadWords[kind]}\\b`).test(groups.roads ?? '')) avoided.add(kind)
    }
    reading.claim('transport', start, end)
  }
  for (const [pattern, kind] of wholly) {
    for (const { start, end } of reading.find(pattern)) {
      avoided.add(kind)
      reading.claim('transport', start, end)
    }
  }
  return [...avoided]
}
