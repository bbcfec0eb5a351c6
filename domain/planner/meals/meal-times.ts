/** When meals are had: by the country, and by the youngest and the oldest at the table. In minutes of the day. */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Meal, Place } from '#domain/places/schema.ts'
import { toPreviousMark } from '../marks.ts'
import type { PlanRequest } from '../schema.ts'

/** Start spans of meals at places that were named. */
export const settledMeals: Readonly<Record<Meal, OpenSpan>> = {
  breakfast: { from: 420, to: 660 },
  lunch: { from: 660, to: 930 },
  dinner: { from: 1050, to: 1320 },
}

/** Time zones whose kitchens open late, with the begin of lunch and dinner. */
const lateKitchens: readonly {
  zones: RegExp
  lunch: number
  dinner: number
  /** Kitchens are shut between lunch and dinner. */
  shutBetween?: true
}[] = [
  {
    zones: /^(?:Europe\/Madrid|Atlantic\/Canary|Africa\/Ceuta)$/,
    lunch: 795,
    dinner: 1230,
    shutBetween: true,
  },
  {
    zones: /^America\/(?:Argentina\/|Montevideo$)/,
    lunch: 750,
    dinner: 1215,
    shutBetween: true,
  },
  {
    zones: /^(?:Europe\/(?:Rome|Lisbon|Athens|Malta)|Atlantic\/Madeira)$/,
    lunch: 750,
    dinner: 1155,
    shutBetween: true,
  },
  { zones: /^America\/Mexico_City$/, lunch: 780, dinner: 1170 },
  {
    zones: /^(?:America\/(?:Sao_Paulo|Santiago)|Europe\/Istanbul|Africa\/Cairo)$/,
    lunch: 735,
    dinner: 1140,
  },
  { zones: /^Europe\/(?:Paris|Brussels|Monaco)$/, lunch: 720, dinner: 1140, shutBetween: true },
]
export const childrenEarlier = 45
const toddlersEarlier = 90
const youngEvening = 60
/** The most minutes by which early eaters are earlier where kitchens open late. */
export const lateTableShift = 75
export const usualDinner = 1110
/** Begin of dinner (minute of the day) from which a country dines at night. */
export const nightTables = 1200
/** The hours of a country whose kitchens open late. */
export function lateTables({ about }: { about: Pick<PlanRequest['about'], 'zone'> }) {
  return lateKitchens.find(({ zones }) => zones.test(about.zone))
}

/** Latest begin of lunch and dinner that nobody finds late, and minutes after the country's own hours where it dines late. */
const inGoodTime = { lunch: 825, dinner: 1215, afterKitchensOpen: 60 }

/** The minute of the day from which lunch and dinner are late: still possible, and worse with every minute. */
export function lateFrom(request: Pick<PlanRequest, 'about'>): Record<'lunch' | 'dinner', number> {
  const { lunch, dinner, afterKitchensOpen } = inGoodTime
  const late = lateTables(request)
  return late
    ? { lunch: late.lunch + afterKitchensOpen, dinner: late.dinner + afterKitchensOpen }
    : { lunch, dinner }
}

/** Minutes before the usual meal at which houses with unknown hours open, where kitchens shut in the afternoon. */
const beforeTheRush = 15
/** Cuisines served from noon to night in any country. */
const allDay = new Set(
  'american beer brasserie breakfast burgers cafe chinese coffee deli diner falafel fish-and-chips hot-dogs kebab middle-eastern pakistani pub sandwiches sausages street-food tapas tacos turkish wine-bar'.split(
    ' ',
  ),
)

/** Assumed opening of a kitchen with unknown hours, by its country. */
export function kitchenOpens(
  { kind, hours, bestTime, cuisines = [] }: Pick<Place, 'kind' | 'hours' | 'cuisines' | 'bestTime'>,
  meal: Meal,
  request: Pick<PlanRequest, 'about'>,
): number {
  const late = lateTables(request)
  if (!late?.shutBetween || hours !== null || meal === 'breakfast') return 0
  // A house for the evening does not serve from noon on, whatever it cooks.
  const servesAllDay = bestTime !== 'evening' && cuisines.some((each) => allDay.has(each))
  if (kind !== 'restaurant' || servesAllDay) return 0
  return late[meal] - beforeTheRush
}

/** Minutes after the country's usual meal during which a kitchen with unknown hours serves. */
const kitchenWorks = 180

/** Latest begin of a dinner (minute of the day) where kitchens end early, at plain houses and at dearer ones. */
const earlyLastOrders: readonly { zones: RegExp; plain: number; dearer: number }[] = [
  { zones: /^Asia\/Tokyo$/, plain: 1200, dearer: 1230 },
  { zones: /^Asia\/(?:Ho_Chi_Minh|Saigon)$/, plain: 1215, dearer: 1260 },
]
/** Price level up to which a house is plain, and cuisines that are served until late. */
const plainHouse = 2
const untilLate = new Set('bar beer cocktails izakaya ramen street-food tapas wine-bar'.split(' '))

/** The latest begin of a dinner at a kitchen with unknown hours, by its country's last orders. */
export function lastOrders(
  {
    kind,
    hours,
    bestTime,
    price,
    cuisines = [],
    about,
  }: Pick<Place, 'kind' | 'hours' | 'bestTime' | 'price' | 'cuisines' | 'about'>,
  request: Pick<PlanRequest, 'about'>,
): number {
  const found = earlyLastOrders.find(({ zones }) => zones.test(request.about.zone))
  const isLate = cuisines.some((each) => untilLate.has(each)) || openLateAtNight.test(about)
  if (!found || kind !== 'restaurant' || hours !== null || bestTime === 'night' || isLate)
    return Number.POSITIVE_INFINITY
  return (price ?? 0) <= plainHouse ? found.plain : found.dearer
}

const openLateAtNight =
  /\b(?:late|midnight|all night|small hours|around the clock|24 hours|day and night)\b/i

/** Assumed closing of a kitchen with unknown hours, by its country; 0 where it is not bounded. */
export function kitchenCloses(
  { kind, hours, bestTime }: Pick<Place, 'kind' | 'hours' | 'bestTime'>,
  request: Pick<PlanRequest, 'about'>,
): number {
  const late = lateTables(request)
  const isByDay = bestTime === 'morning' || bestTime === 'midday' || bestTime === 'afternoon'
  return late && kind === 'restaurant' && hours === null && !isByDay
    ? late.dinner + kitchenWorks
    : 0
}

/** ~Late kitchens do not open earlier: the latest begin moves by half of the shift only. */
const lateBy = (shift: number) => toPreviousMark(shift / 2)

/** Whether all children are too young to wait for dinner. */
export function isSmall({ party }: Pick<PlanRequest, 'party'>): boolean {
  return party.children && !party.who.includes('teenagers')
}

/** Minutes for a dinner and the way to bed. */
const tableAndHome = 135

/** Begin of dinner for a child whose bedtime comes before kitchens open: somewhere that serves all day. */
function beforeBed({ children, bedtime }: PlanRequest['party']): number {
  return children && bedtime !== undefined ? bedtime - tableAndHome : Number.POSITIVE_INFINITY
}

/** Start spans of each meal, and its length where no restaurant has its own. */
export function mealTimes(
  request: Pick<PlanRequest, 'about' | 'party'>,
): Record<Meal, OpenSpan & { minutes: number }> {
  const { who } = request.party
  const early = request.party.children || who.includes('seniors')
  const late = lateTables(request)
  if (late) {
    // Where dinner is after half past eight, only small children and their party dine earlier.
    const isEarly = early && (late.dinner < nightTables || isSmall(request))
    const shift = who.includes('toddler') ? toddlersEarlier : isEarly ? childrenEarlier : 0
    // Teenagers eat when kitchens open.
    const isYoung = late.dinner >= nightTables && !isSmall(request) && who.includes('teenagers')
    const noon = who.includes('toddler') ? shift : lateBy(shift)
    return {
      breakfast: { from: 450, to: 600, minutes: 30 },
      // Kitchens do not open earlier for early eaters.
      lunch: { from: late.lunch - noon, to: late.lunch + 90 - shift, minutes: 60 },
      dinner: {
        from: Math.min(late.dinner - shift, beforeBed(request.party)),
        to: late.dinner + (isYoung ? youngEvening : 90 - lateBy(shift)),
        minutes: 75,
      },
    }
  }
  if (who.includes('toddler')) {
    return {
      breakfast: { from: 420, to: 570, minutes: 30 },
      lunch: { from: 690, to: 750, minutes: 45 },
      dinner: { from: 1035, to: 1080, minutes: 60 },
    }
  }
  return {
    breakfast: { from: 450, to: 600, minutes: 30 },
    lunch: early ? { from: 705, to: 810, minutes: 60 } : { from: 720, to: 840, minutes: 60 },
    dinner: early ? { from: 1065, to: 1155, minutes: 60 } : { from: 1110, to: 1245, minutes: 75 },
  }
}
