/**
 * Daily habits in the words of a request: in bed by ten, nothing before eleven, mostly inside, fasting. They name
 * no place, but bound every day.
 */
import { sleepsLate } from '#domain/brief/clock/sleep-late.ts'
import { timeInWords } from '../clock.ts'
import { asksForSafety } from './asks-for-safety.ts'
import { asksForCoolAfternoons, coolAfternoonsSaid } from './cool-afternoons.ts'

export interface Habits {
  /** Minute of the day by which one is back. */
  backBy?: number
  /** Minute of the day at which one sets out. */
  outFrom?: number
  /** One of the days begins late. */
  oneLateMorning: boolean
  /** Under a roof rather than in the open. */
  inside: boolean
  /** Neither eats nor drinks between dawn and sunset. */
  fasts: boolean
  /** Sleeps through the hours after lunch where it is warm. */
  siesta: boolean
  /** Fewer things a day, without hurry. */
  unhurried: boolean
  /** What was taken from it, each a sentence. */
  notes: string[]
}

const clock = String.raw`(?<hour>\d{1,2}|seven|eight|nine|ten|eleven|half past (?:eight|nine|ten))(?:[:.](?<minute>\d{2}))?\s*(?<half>[ap]\.?m\b\.?)?`
const inBed = new RegExp(
  String.raw`\b(?:in bed|(?:back|home)(?: (?:at|in) (?:the |our |my )?(?:hotel|lodging|room|flat|apartment))?|asleep|to bed|(?:evenings|nights) in|tired|bed|bedtime(?: is)?)(?: again)? (?:by|before|at) (?:about |around )?${clock}`,
  'i',
)
const earlyNights =
  /\b(?:early dinners?|dinners? early|(?:eat|dine) early|early (?:nights?|evenings?|to bed|bedtimes?)|(?:(?:no|not|without|avoid(?:ing)?|hates?|dislikes?)|(?:do(?:es)?n['’]?t|do(?:es)? not) (?:like|want|enjoy|do|need)) (?:any |too |very )?(?:late|long|big) (?:nights?|evenings?)|(?:nothing|not) (?:too|very|so) late|(?:go|going) to bed early|not out late|(?:don['’]?t|do not|doesn['’]?t|not|never) (?:want to |like to |like )?(?:(?:be|being|stay|staying|walk|walking|go|going) )?out (?:too |so |very )?late)\b/i
const lateMornings = new RegExp(
  `\\b(?:${sleepsLate}|sleep(?:ing)?(?: in)? late|lie[- ]ins?|(?:late|slow|lazy|relaxed|easy) (?:risers?|starts?|mornings?)|not (?:early birds?|morning people|a morning person)|(?:no|hate|not|avoid) early (?:mornings?|starts?)|(?:get|getting|wake|waking) up late|night owls?)\\b`,
  'i',
)
/** A single quiet morning: "One quiet morning to recover". */
const oneMorning =
  /\b(?:one|an?|a single) (?:\w+ )?(?:quiet|slow|lazy|late|calm|free|easy|restful|relaxed) morning\b(?: (?:off|in bed|to (?:recover|rest|sleep(?: in)?|relax|recharge)))?(?! (?:walk|stroll|coffee|swim|yoga|tour))/i
/** Words for an early start, before the heat or the crowds: "do the ruins early", "early starts are fine". */
const startsEarly =
  /\b(?:(?:do|see|visit|start|begin|get|go|be|ruins|sights?|sightseeing|temples?|hikes?)(?: (?:the|our|out|up|with|days?|walking|sightseeing|each|every|day|\w+s)){0,3} early(?! (?:dinners?|evenings?|nights?|flights?|to bed|enough|on\b))|early starts? (?:is|are) (?:fine|ok|good|no problem))\b/i
const refused = /\b(?:no|not|never|n['’]?t|hate|avoid|without|too)\b[^.;,]{0,24}$/i
/** Early risers: days begin early where nothing else was said. */
const earlyRisers = /\bearly (?:birds?|risers?)\b/i
/** Words for a late but not very late start: at ten, and not at eleven. */
const notTooEarly =
  /\b(?:not|nothing|n'?t (?:be |start |want to start |get up )?) ?(?:too|so|very|that) early\b(?! (?:in the )?(?:evening|dinners?))(?: in the mornings?)?|\b(?:\w+n['’]t|not|hates?|without) (?:(?:want|like|love|have|need|enjoy|plan)(?:s|ing)? )?(?:to )?(?:get|getting|wake|waking|be|being) up early\b/i
const notBefore =
  /\b(?:nothing|not|never|don'?t (?:start|begin|get up)|start(?:ing)?|out)(?: (?:up|out of bed|(?:be|get(?:ting)?|wak(?:e|ing)|start(?:ing)?) (?:up|out|out of bed)))? (?:out )?(?:before|from|after) (?<hour>9|10|11|nine|ten|eleven)(?:[:.](?<minute>\d{2}))?(?:\s*(?:a\.?m\b|o'?clock))?(?! (?:pm|in the evening))/i
const underARoof =
  /\b(?:(?:mostly|mainly|largely|rather|everything|all|only|preferably|as much as possible|stay(?:ing)?|be|keep(?:ing)?(?: it)?|things?(?: to do)?|stuff|something|activities|plans?|plan) (?:things |stuff |activities )?(?:inside|indoors?|under (?:a )?(?:roof|cover))|(?:do|see|visit|go|spend it) (?:\w+ )?(?:inside|indoors)(?! (?:of |into )?(?:the|an?|some|it|this|that|one|those)\b)|indoor (?:things|stuff|activities|plans?|options|sights|places)|indoors? (?:please|mostly|only)|rain(?:y)?[- ](?:day|proof|weather) (?:things|stuff|activities|plans?|ideas|options)|rainproof)\b/i
/** Words that expect rain, which mean sights under a roof unless the rain is no problem. */
const expectsRain =
  /\b(?:(?:rainy|wet|soggy|drizzly) (?:\w+ )?(?:days?|weekend|week|break|trip|getaway|(?:sun|mon|tues|wednes|thurs|fri|satur)days?|mornings?|afternoons?)(?! (?:plans?|ideas|options|back-?ups?|alternatives?))|(?:it|they) (?:will|is going to|'?s going to|is sure to|says? it will) (?:\w+ )?(?:rain|pour)|(?:in|for|with) the rain|forecast (?:is|says) rain)\b/i
const mindsNoRain =
  /\b(?:rain (?:is|would be) (?:fine|ok(?:ay)?|no problem)|(?:do(?:n'?t| not)|never|won'?t) mind (?:the |a bit of |some )?(?:rain|weather|getting wet)|rain or shine|whatever the weather)\b/i
/** Words against indoor sights. */
const notUnderARoof = /\b(?:not|no|nothing|hate|avoid)\b[^.;,]{0,12}\b(?:inside|indoors?)\b/i
const keepsTheFast =
  /\b(?:iftars?|(?:we|i|they|both|who|all|am|are|is|and|be)(?: are| am|'re|'m| will be| also)? (?:fast|fasting)\b|(?:keep|keeping|observe|observing|keeps|observes) (?:the )?(?:fast|ramadh?an)|during our fast|suhoor|sahur|muslims? and fasting)\b/i

const withoutHurry =
  /\b(?:(?:not|never|n'?t)(?: \w+){0,4} (?:rush(?:ed|ing)?|hurr(?:y|ied))|no (?:rush|hurry)|without (?:a |any )?(?:rush|hurry)|unhurried|unrushed|(?:gets?|getting|are|is|am) tired (?:fast|quickly|easily|soon|on hills)|tires? (?:fast|quickly|easily|soon))\b/i
const wantsASiesta =
  /\b(?:siestas?|(?:can'?t|cannot|don'?t|do not) (?:stand|take|bear|like|handle) (?:the )?heat|avoid(?:ing)? the (?:midday |noon )?(?:heat|sun))\b/i

const inRamadan = /\b(?:iftars?|ramadh?an)\b/i

/** Words for free hours beside work: "Free from 5 pm each day", "only the evenings". */
const freeFrom =
  /\b(?:free|off(?: work)?|available|finished|done) (?:each day |every day )?(?:from|after|at|by) (?:about |around )?(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?\s*(?<half>p\.?m\b\.?)?(?=[^.;]{0,14}\b(?:each|every|daily|days)\b|\s*p)/i
const eveningsOnly =
  /\b(?:only (?:have |free in |in )?(?:the )?evenings|evenings (?:only|are free|free)|free (?:in the|every|each) evenings?|after work (?:each|every) day)\b/i
const afterWork = 1050

const words: Readonly<Record<string, number>> = {
  seven: 1140,
  eight: 1200,
  'half past eight': 1230,
  nine: 1260,
  'half past nine': 1290,
  ten: 1320,
  'half past ten': 1350,
  eleven: 1380,
}
const earlyHome = 1260
const lateOut = 660
const atTen = 600
const atEight = 480
/** Minutes between being back and bedtime. */
const aWhile = 20
const noon = 720

export function readHabits(text: string): Habits {
  const backBy = bedtimeIn(text)
  const outFrom = outFromIn(text)
  const wet = expectsRain.test(text) && !mindsNoRain.test(text)
  // Cool afternoons go with mornings in the open.
  const hasCoolAfternoons = asksForCoolAfternoons(text)
  const inside = (underARoof.test(text) || wet) && !hasCoolAfternoons && !notUnderARoof.test(text)
  const fasts = keepsTheFast.test(text) || (/\bmuslims?\b/i.test(text) && inRamadan.test(text))
  return {
    ...(backBy === undefined ? {} : { backBy }),
    ...(outFrom === undefined ? {} : { outFrom }),
    oneLateMorning: oneMorning.test(text),
    inside,
    fasts,
    siesta: wantsASiesta.test(text),
    unhurried: withoutHurry.test(text),
    notes: [
      ...(backBy === undefined
        ? []
        : [`Every evening ends by ${timeInWords(backBy)}, as you asked.`]),
      ...(outFrom === undefined ? [] : [`Days begin about ${timeInWords(outFrom)}, as you asked.`]),
      ...(inside
        ? [
            underARoof.test(text)
              ? 'Mostly inside, as you asked: what is in the open is short, or was named.'
              : 'Rain is expected: mostly inside, and what is in the open is short, or was named.',
          ]
        : []),
      ...(hasCoolAfternoons
        ? ['The afternoons are spent under a roof, as you asked: museums, malls and the like.']
        : []),
      ...(asksForSafety(text)
        ? [
            'How safe a street is at an hour is not known here: ask at your lodging, and ride home after dark rather than walk.',
          ]
        : []),
    ],
  }
}

/** The words that told when days begin and end, as they stand in a request. */
export function habitsSaid(text: string): string[] {
  return [
    ...(oneMorning.exec(text)?.slice(0, 1) ?? []),
    ...[inBed, earlyNights, notTooEarly, notBefore, lateMornings, earlyRisers].flatMap(
      (pattern) => pattern.exec(text.replace(oneMorning, ''))?.[0].trim() ?? [],
    ),
    ...coolAfternoonsSaid(text),
  ]
}

/** Whether words that nobody else understood belong to a habit. */
export function tellsOfHabits(said: string): boolean {
  if (asksForSafety(said) || asksForCoolAfternoons(said)) return true
  return [
    inBed,
    freeFrom,
    eveningsOnly,
    earlyNights,
    lateMornings,
    notTooEarly,
    notBefore,
    underARoof,
    expectsRain,
    mindsNoRain,
    keepsTheFast,
    wantsASiesta,
    withoutHurry,
    ofHabits,
  ].some((pattern) => pattern.test(said))
}

/** What remains of such words when their neighbours were read: "bed by ten", "fasting". */
const ofHabits =
  /^(?:(?:easy|light|gentle) on (?:the )?(?:hills?|stairs|steps|walking)|(?:early )?before the heat|early before the heat|(?:in )?bed(?: (?:by|before|at) .{1,12})?|sleep(?:ing)? (?:late|in)|(?:(?:always )?rains?|rainy|it rains|raining|pour(?:s|ing)?|inside|indoors?|mostly|so|please|mind|wet)(?: (?:so|mostly|inside|indoors?|please|rains?))*|(?:muslims?(?: and)? )?fast(?:ing)?|early nights?|(?:too )?late|late (?:risers?|starts?)|otherwise(?: sleep)?|(?:not )?(?:before|after) \d{1,2}(?::\d\d)?|rush(?:ed)?|hurr(?:y|ied)|tired(?: (?:fast|quickly|easily|soon))?|.*tired on hills|\d{1,2}(?::\d\d)? ?p\.?m\.?)$/i

function bedtimeIn(text: string): number | undefined {
  const groups = inBed.exec(text)?.groups
  if (!groups) return earlyNights.test(text) ? earlyHome : undefined
  const word = words[groups.hour?.toLowerCase() ?? '']
  if (word !== undefined) return word - aWhile
  const hour = Number(groups.hour)
  const afternoon = hour < 12 && !groups.half?.toLowerCase().startsWith('a') ? noon : 0
  const minute = hour * 60 + Number(groups.minute ?? 0) + afternoon
  return minute >= 1080 && minute <= 1440 ? minute - aWhile : undefined
}

const morningWords: Readonly<Record<string, number>> = { nine: 9, ten: 10, eleven: 11 }

function outFromIn(text: string): number | undefined {
  const free = freeFrom.exec(text)?.groups
  if (free) {
    const hour = Number(free.hour)
    const isAfternoon = hour < 12 && (free.half !== undefined || hour < 9)
    return (isAfternoon ? hour + 12 : hour) * 60 + Number(free.minute ?? 0)
  }
  if (eveningsOnly.test(text)) return afterWork
  const groups = notBefore.exec(text)?.groups
  if (groups) {
    const hour = morningWords[groups.hour?.toLowerCase() ?? ''] ?? Number(groups.hour)
    return hour * 60 + Number(groups.minute ?? 0)
  }
  if (lateMornings.test(text.replace(oneMorning, ''))) return lateOut
  if (notTooEarly.test(text)) return atTen
  const early = startsEarly.exec(text)
  return early && !refused.test(text.slice(0, early.index)) ? atEight : undefined
}
