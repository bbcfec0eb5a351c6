/**
 * Days without any transport: "no transport on Saturday", and the Sabbath of those who keep it, from Friday's
 * sunset to Saturday's nightfall.
 */
import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import { weekdays } from '#domain/calendar/english-dates.ts'
import type { Coordinates, Place } from '#domain/places/schema.ts'
import { daylight } from '#domain/sun/daylight.ts'
import { timeInWords } from '../clock.ts'
import { toPreviousMark } from '../marks.ts'
import type { PlanRequestInput } from '../schema.ts'

const sabbathDay = 'shabb(?:at|os|es)|sabbath'
const onDay = `(?:on |during |over )?(?:the |a )?(?<day>${weekdays.join('|')}|${sabbathDay})s?`
const rides =
  '(?:(?:public )?transport(?:ation)?|transit|rides?|riding|driv(?:e|es|ing)|buses|metro|subway|tube|taxis?|cars?|cabs?|vehicles?|travel(?:l?ing)?|trains?)'
export const ridesNotOn = `(?:no|not|without|avoid(?:ing)?|never|(?:do(?:n['’]?t| not)|can['’]?t|cannot|won['’]?t)) (?:any |be |use |take |using |taking |want |to )*(?:(?:sight-?seeing|going (?:out|around)|getting around|moving around|travel(?:l?ing)?) (?:by|on|with) )?${rides}(?:(?:,| or| and|,? or) (?:public )?${rides})* ${onDay}`
/** "Nothing on Friday evening or Saturday that needs transport". */
export const noneThatRides = `(?:nothing|no (?:plans|sights|visits|outings|activities)) (?:on |for |during )?(?<eve>friday (?:evening|night)s?(?:,| or| and|, or) (?:on )?)?(?:the )?(?<day>${weekdays.join('|')}|${sabbathDay})s? (?:that|which) (?:needs?|requires?|involves?|takes?|uses?|means?) (?:any |a |an |public |us to |using |taking )*${rides}`
export const walksOn = `(?:(?:only )?on foot(?: only)?|walking only|only walk(?:ing)?|just walk(?:ing)?) ${onDay}`
const keeps = '(?:keep|observ|respect|honou?r)(?:s|es|ing|ant|e)?'
export const keepsSabbath = `(?:shomer(?:ei)? (?:the )?(?:${sabbathDay})|${keeps} (?:the )?(?:${sabbathDay})|(?:${sabbathDay})[- ](?:observant|observing|observers?|keeping|keepers?|friendly)|(?:not|no|nothing|before|until|after|over|during|for) (?:\\w+ ){0,2}(?:on |over |for )?(?:the )?(?:${sabbathDay})(?! dinner| service| lunch| meal))`

const friday = 5
const saturday = 6
/** Minutes before Friday's sunset by which one is back, for the candles. */
const homeBefore = 45

export interface DaysOnFoot {
  weekdays: ReadonlySet<number>
  isSabbath: boolean
}

/** The days without transport in a text; empty where none were said. */
export function daysOnFoot(text: string): DaysOnFoot {
  const said = [ridesNotOn, noneThatRides, walksOn].flatMap((pattern) => [
    ...text.matchAll(new RegExp(`\\b${pattern}\\b`, 'gi')),
  ])
  const named = said.flatMap(({ groups }) => groups?.day ?? [])
  const hasEve = said.some(({ groups }) => groups?.eve !== undefined)
  const isNamed = new RegExp(`\\b${keepsSabbath}`, 'i').test(text)
  const ofSaturday = named.some((day) => /^sat/i.test(day))
  const isSabbath =
    isNamed || (ofSaturday && (hasEve || /\b(?:kosher|jewish|orthodox)\b/i.test(text)))
  const days = named.flatMap((day) => {
    const index = weekdays.findIndex((each) => each.toLowerCase() === day.toLowerCase())
    return index < 0 ? [] : [index]
  })
  return { weekdays: new Set([...days, ...(isSabbath ? [saturday] : [])]), isSabbath }
}

const ofTheWeek = new Set<Place['kind']>(['shopping', 'market', 'nightlife'])

/** Reasons for places that can't be used on the Sabbath: nothing is bought, and no paid seat is taken. */
export function closedOnSabbath(
  places: readonly Place[],
  dates: readonly string[],
  { isSabbath }: DaysOnFoot,
): { placeId: string; date: string; because: string }[] {
  if (!isSabbath) return []
  const ofWeekdays = places.filter(
    ({ kind, booking }) => ofTheWeek.has(kind) || booking === 'seats' || booking === 'tour',
  )
  return dates
    .filter((date) => weekdayOf(date) === saturday)
    .flatMap((date) => ofWeekdays.map(({ id }) => ({ placeId: id, date, because: 'the Sabbath' })))
}

/** The days of a stay bounded by it, with the sentences about it. */
export function onFootDays(
  days: PlanRequestInput['days'],
  { weekdays: onFoot, isSabbath }: DaysOnFoot,
  { at, timeZone }: { at: Coordinates; timeZone: string },
): { days: PlanRequestInput['days']; notes: string[] } {
  if (onFoot.size === 0) return { days, notes: [] }
  const sunsets: string[] = []
  const changed = days.map((day) => {
    const weekday = weekdayOf(day.date)
    if (onFoot.has(weekday)) return { ...day, standstill: true as const }
    const { sunset } = daylight(at, day.date, timeZone)
    if (!(isSabbath && weekday === friday) || sunset === null) return day
    const home = toPreviousMark(sunset - homeBefore)
    sunsets.push(timeInWords(home))
    return { ...day, to: Math.min(day.to ?? home, home) }
  })
  const names = [...onFoot].map((day) => weekdays[day]).join(' and ')
  const isMet = days.some(({ date }) => onFoot.has(weekdayOf(date)))
  if (!isMet && sunsets.length === 0) return { days, notes: [] }
  return {
    days: changed,
    notes: [
      ...(isMet
        ? [
            `${names}: on foot alone and near your lodging, as you asked${isSabbath ? '; buy the tickets you need before Friday, and ride again after nightfall' : ''}.`,
          ]
        : []),
      ...(sunsets.length > 0
        ? [`Friday ends at your lodging by ${sunsets[0]}, before the candles are lit.`]
        : []),
    ],
  }
}
