/** Which legs may be taken on a day, their cost, and the meals that they leave time for. */
import { type LegOffer, type Meal, meals, type TripRequest } from './trip-request.ts'

/** Meals as a set of bits, in the order of the day. */
export type MealSet = number
export const allMeals: MealSet = 0b111

export interface LegChoice {
  offer: LegOffer
  cost: number
  /** Minutes of trouble and money in one figure: less is better. */
  score: number
  /** Meals that fit before departure, and after arrival. */
  before: MealSet
  after: MealSet
}

/** Assumed departure (minute of the day) without a timetable. */
export const usualDeparture = 9 * 60
/** Who leaves at or after these minutes of the day has had the meal; who arrives by them can still have it. */
const eatenBy = [9 * 60, 14 * 60, 20.5 * 60] as const
const stillOn = [8.5 * 60, 13 * 60, 20 * 60] as const
/** Cost in minutes of a leg that nobody listed. */
const unlistedMinutes = 600
const longDriveMinutes = 9 * 60

export function mealsIn(set: MealSet): Meal[] {
  return meals.filter((_, index) => set & (1 << index))
}

export function mealCount(set: MealSet): number {
  return mealsIn(set).length
}

export function legCost({ fare }: LegOffer, people: number): number {
  if (!fare) return 0
  return fare.amount * (fare.each === 'person' ? people : Math.ceil(people / fare.seats))
}

/** Whether the own car is used for all legs or for none. */
export type Driving = 'own-car' | 'no-own-car'

export interface LegTable {
  /** The legs between two places on a day; the best of each effect on meals. */
  between: (from: string, to: string) => (day: number) => readonly LegChoice[]
}

/**
 * An own car is used for the whole way or not at all, since it can't be left behind. `moneyWeight` is minutes of
 * trouble per unit of money.
 */
export function createLegTable(
  request: TripRequest,
  driving: Driving,
  moneyWeight: number,
): LegTable {
  const avoided = new Set(
    request.wishes.flatMap((wish) => (wish.kind === 'avoid' ? wish.mode : [])),
  )
  const listedOnly = request.wishes.some(({ kind }) => kind === 'direct')
  // Without known tables and sights, the hours of a leg change nothing.
  const hoursMatter = request.cities.some(({ offers }) => offers?.eateries ?? offers?.sights)
  const byPair = new Map<string, LegOffer[]>()
  for (const offer of request.legs) {
    if (offer.mode && avoided.has(offer.mode)) continue
    if ((offer.mode === 'self-driving') !== (driving === 'own-car')) continue
    const key = `${offer.from}\n${offer.to}`
    const known = byPair.get(key)
    if (known) known.push(offer)
    else byPair.set(key, [offer])
  }
  const weighed = (offer: LegOffer) => {
    const choice = weigh(offer, request.people, moneyWeight)
    return hoursMatter ? choice : { ...choice, before: allMeals, after: allMeals }
  }
  const between = (from: string, to: string) => {
    const unlisted: LegOffer[] = listedOnly ? [] : [{ from, to, minutes: unlistedMinutes }]
    const offers = byPair.get(`${from}\n${to}`) ?? unlisted
    const choices = offers.map(weighed)
    const daily = bestOfEachKind(choices.filter(({ offer }) => offer.day === undefined))
    if (daily.length === choices.length) return () => daily
    const byDay = new Map<number, readonly LegChoice[]>()
    for (const day of new Set(offers.map((offer) => offer.day))) {
      if (day === undefined) continue
      const open = choices.filter(({ offer }) => offer.day === undefined || offer.day === day)
      byDay.set(day, bestOfEachKind(open))
    }
    return (day: number) => byDay.get(day) ?? daily
  }
  return { between }
}

function weigh(offer: LegOffer, people: number, moneyWeight: number): LegChoice {
  const departs = offer.departs ?? usualDeparture
  const travels = offer.minutes ?? travelled(offer)
  const arrives = offer.arrives ?? departs + travels
  const cost = legCost(offer, people)
  return {
    offer,
    cost,
    score: trouble(offer, travels) + moneyWeight * cost,
    before: setOf((index) => departs >= (eatenBy[index] ?? 0)),
    after: arrives < departs ? 0 : setOf((index) => arrives <= (stillOn[index] ?? 0)),
  }
}

/** Minutes of trouble: minutes at the wheel beyond a long drive count five times. */
function trouble({ mode }: LegOffer, minutes: number): number {
  const driven = mode === 'self-driving' || mode === 'car'
  return minutes + (driven ? 4 * Math.max(0, minutes - longDriveMinutes) : 0)
}

function travelled({ departs, arrives }: LegOffer): number {
  if (departs === undefined || arrives === undefined) return 0
  return arrives >= departs ? arrives - departs : arrives + 24 * 60 - departs
}

function setOf(has: (index: number) => boolean): MealSet {
  return meals.reduce((set, _, index) => (has(index) ? set | (1 << index) : set), 0)
}

function bestOfEachKind(choices: readonly LegChoice[]): LegChoice[] {
  const best = new Map<number, LegChoice>()
  for (const choice of choices) {
    const kind = choice.before * 8 + choice.after
    const known = best.get(kind)
    if (!known || choice.score < known.score) best.set(kind, choice)
  }
  return [...best.values()]
}
