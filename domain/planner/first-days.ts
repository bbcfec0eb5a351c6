/** Gentle first days: after a flight over many time zones, and on arriving at high altitude. */
import type { PlaceRef, TripBrief } from '#domain/brief/schema.ts'
import { offsetAt } from '#domain/calendar/zoned-time.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import type { Destination } from '#domain/places/schema.ts'
import { zoneOf } from '#domain/places/zone-of.ts'
import { lateTables, usualDinner } from './meals/meal-times.ts'

/** Degrees of longitude (15 to an hour) from which jet lag takes a day. */
const jetLagDegrees = 75
/** Altitude in metres of destinations where it is felt. */
const heights: Readonly<Record<string, number>> = { cusco: 3400 }
/** The same of towns that the catalogue does not have, and of those where it is hardly felt. */
const otherHeights: Readonly<Record<string, number>> = {
  'la paz': 3640,
  puno: 3830,
  potosi: 4060,
  uyuni: 3660,
  sucre: 2800,
  quito: 2850,
  bogota: 2640,
  cuenca: 2560,
  arequipa: 2330,
  huaraz: 3050,
  ollantaytambo: 2790,
  urubamba: 2870,
  'machu picchu': 2430,
  'aguas calientes': 2040,
  leh: 3500,
  lhasa: 3650,
  'mexico city': 2240,
  'addis ababa': 2350,
}

/** In metres; 0 where nobody feels it. */
export function heightOf({ slug, name }: { slug?: string | undefined; name: string }): number {
  return heights[slug ?? ''] ?? heights[foldName(name)] ?? otherHeights[foldName(name)] ?? 0
}

/** A sentence on why the first days are gentle; null where they need not be. */
export function gentleFirstDay(
  destination: Pick<Destination, 'slug' | 'at' | 'name' | 'timeZone'>,
  origin: PlaceRef | undefined,
  date: string,
  days = 1,
): string | null {
  const height = heights[destination.slug]
  if (height !== undefined) {
    return `${isGentle(days)}: ${destination.name} lies at ${height} m, and one gets used to it slowly. Walk slowly, drink water, eat lightly and leave wine for later; see a doctor where a headache gets worse.`
  }
  if (!origin?.at) return null
  const apart = Math.abs(origin.at[1] - destination.at[1])
  const degrees = Math.min(apart, 360 - apart)
  if (degrees < jetLagDegrees) return null
  const onTheClock = hoursApart(destination.timeZone, zoneOf(origin.at, origin.country).zone, date)
  const short = Math.min(onTheClock, aDay - onTheClock)
  // Sixteen hours on the clock are eight for the body, which adjusts the shorter way.
  const clock = short < onTheClock ? ` (${onTheClock} on the clock)` : ''
  return `${isGentle(days)}: from ${origin.name} it is about ${short} hours of jet lag${clock}.`
}

const aDay = 24

function hoursApart(zone: string, other: string, date: string): number {
  const noon = Date.parse(`${date}T12:00:00Z`) / 60_000
  return Math.round(Math.abs(offsetAt(noon, zone) - offsetAt(noon, other)) / 60)
}

/** Latest begin (minute of the day) of an easy day, after a landing at night. */
const easyFrom = 660

const inWords = ['no', 'one', 'two', 'three']
const isGentle = (days: number) =>
  days > 1 ? `The first ${inWords[days]} days are gentle` : 'The first day is gentle'

export function easyFirstDays(days: number): string {
  const easy = 'as you asked: not out before eleven, and three sights at most'
  return days > 1
    ? `The first ${inWords[days]} days are easy ones, ${easy} on each.`
    : `The first day is an easy one, ${easy}.`
}

/** The brief without a pace that was said of the first days only: "take it easy the first two days". */
export function paceOfOtherDays(
  brief: TripBrief,
  { easyDays, said }: { easyDays: number; said: readonly string[] },
): TripBrief {
  const { pace, ...others } = brief
  if (easyDays === 0 || pace !== 'slow') return brief
  const words = said.map((each) => each.toLowerCase())
  const isOfFirst = brief.spans
    .filter(({ slot }) => slot === 'pace')
    .every(({ text }) => words.some((each) => each.includes(text.toLowerCase())))
  return isOfFirst ? others : brief
}

const firstDay =
  '(?:(?:the |our |my )?(?:very )?(?:first (?:full )?day|day (?:one|1)|arrival day|day (?:of arrival|we (?:land|arrive))))'
const lost =
  '(?:useless|(?:a )?(?:complete |total |bit of a )?(?:write-?off|washout|loss|blur)|lost|wasted|dead|shattered|wrecked|exhausted|exhausting|knackered|wiped(?: out)?|zombies?|like zombies|fit for nothing|good for nothing|not good for much|no good(?: for anything)?|out of it|half asleep|asleep|sleepy|destroyed|fried|broken|jet-?lagged|jet lagged)'
const saysLost = new RegExp(
  `\\b${firstDay}(?:,? (?:(?:we|i)(?:'ll| will| are|'re)|will|'ll|is|are|going to|be|being|probably|surely|likely|pretty much|more or less|mostly|basically|just|all|a bit|completely|totally))* ${lost}(?! to)\\b|\\b${lost}(?: (?:by|from|after) [^.;,]{0,20})? (?:on |for |during |all |the whole )*${firstDay}\\b|\\b(?:write|writing) off ${firstDay}`,
  'i',
)

/** The words that give up the first day: "day one will be useless". */
export function firstDayLost(text: string): string | null {
  return saysLost.exec(text)?.[0].trim() ?? null
}

export const lostFirstDay =
  'The first day is almost free, as you expect it to be: out at noon, little to see, and an early dinner.'

const lostHours = { from: 720, to: 1170 }

/** The hours of a given-up day: from noon to an early dinner, by when kitchens open. */
export function hoursOfALostDay(from = 0, zone: string): { from: number; to: number } {
  const dinner = lateTables({ about: { zone } })?.dinner ?? usualDinner
  return {
    from: Math.max(from, lostHours.from),
    to: lostHours.to + Math.max(0, dinner - usualDinner),
  }
}

export function outLater({ from = 0 }: { from?: number }): { from: number } {
  return { from: Math.max(from, easyFrom) }
}
