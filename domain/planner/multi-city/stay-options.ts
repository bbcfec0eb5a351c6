/** The possible forms of a stay in a city: bed, meals and sights, and its score. */
import { allMeals, type MealSet, mealCount } from './leg-choice.ts'
import { chooseLodging, type LodgingChoice, lodgingWishes } from './lodging-choice.ts'
import { createMealTable, type MealTable } from './meal-choice.ts'
import type { SightOffer, TripCity, TripRequest, Wish } from './trip-request.ts'

/** A stay by its days, and the meals that both legs leave time for. */
export interface StayFrame {
  city: number
  first: number
  last: number
  after: MealSet
  before: MealSet
}

export interface StayOption {
  score: number
  /** Cuisines served and areas seen, as a set of bits over the wished ones. */
  gains: number
}

export interface StayTerms {
  /** Minutes of trouble per unit of money. */
  moneyWeight: number
  /** Whether meals on travel days are planned; else only as many as cuisines need. */
  travelMeals: boolean
}

export interface DaySlots {
  day: number
  /** A day without a leg; on a travel day a meal may be had on the way. */
  whole: boolean
  meals: MealSet
  sights: number
}

/** Minutes of trouble per squared day of difference from what suits the city. */
const strayDayMinutes = 180
/** Minutes of travel that an additional appeal of 1 is worth, where cities can be chosen. */
const appealMinutes = 180
const mealQualityMinutes = 20
const sightQualityMinutes = 60
/** Minutes of trouble of a full day without a known sight. */
const emptyDayMinutes = 240
const sightsAFullDay = 2
const lunch: MealSet = 0b010

export class StayOptions {
  readonly cuisines: readonly string[]
  private readonly request: TripRequest
  private readonly moneyWeight: number
  private readonly travelMeals: boolean
  private readonly lodging: ReturnType<typeof lodgingWishes>
  private readonly idealDays: readonly number[]
  private readonly mealTables: (MealTable | undefined)[]
  private readonly sights: (readonly SightOffer[] | undefined)[]
  private readonly known = new Map<number, readonly StayOption[]>()

  constructor(
    request: TripRequest,
    { idealDays, moneyWeight, travelMeals }: StayTerms & { idealDays: readonly number[] },
  ) {
    this.request = request
    this.travelMeals = travelMeals
    this.moneyWeight = moneyWeight
    this.idealDays = idealDays
    this.lodging = lodgingWishes(request.wishes)
    this.cuisines = cuisinesWished(request.wishes)
    this.mealTables = request.cities.map((city) => this.mealTable(city))
    this.sights = request.cities.map(({ offers }) => this.bestSights(offers?.sights))
  }

  /** All that the stays of a trip must gain together. */
  get goal(): number {
    return (1 << (this.cuisines.length + (this.request.areas?.length ?? 0))) - 1
  }

  /** Empty when no bed or not enough meals are available. */
  of(frame: StayFrame): readonly StayOption[] {
    const { city, first, last, after, before } = frame
    const key = ((city * 64 + (last - first)) * 8 + after) * 8 + before
    const known = this.known.get(key)
    if (known) return known
    const options = this.optionsOf(frame)
    this.known.set(key, options)
    return options
  }

  lodgingOf({ city, first, last }: StayFrame): LodgingChoice | undefined {
    const offers = this.request.cities[city]?.offers?.lodgings
    const { people } = this.request
    const { moneyWeight } = this
    return offers && last > first
      ? chooseLodging(offers, this.lodging, { nights: last - first, people, moneyWeight })
      : undefined
  }

  eateriesOf(frame: StayFrame, gains: number) {
    const table = this.mealTables[frame.city]
    const served = gains & ((1 << this.cuisines.length) - 1)
    return table?.choose(this.mealsPlanned(frame, table, served), served) ?? []
  }

  sightsOf(frame: StayFrame): readonly SightOffer[] {
    const wanted = daySlots(frame).reduce((sum, slots) => sum + slots.sights, 0)
    return this.sights[frame.city]?.slice(0, wanted) ?? []
  }

  private optionsOf(frame: StayFrame): readonly StayOption[] {
    const { city, first, last } = frame
    const offers = this.request.cities[city]?.offers
    const lodging = this.lodgingOf(frame)
    if (offers?.lodgings && last > first && !lodging) return []
    const stray = last - first + 1 - (this.idealDays[city] ?? 0)
    const base =
      strayDayMinutes * stray * stray +
      (lodging?.score ?? 0) +
      this.sightScore(frame) -
      appealMinutes * (this.request.cities[city]?.appeal ?? 1)
    const table = this.mealTables[city]
    const seen = this.areaOf(city)
    if (!table) return [{ score: base, gains: seen }]
    const options: StayOption[] = []
    for (let gains = 0; gains < 1 << this.cuisines.length; gains += 1) {
      const score = base + table.score(this.mealsPlanned(frame, table, gains), gains)
      if (score < Number.POSITIVE_INFINITY) options.push({ score, gains: gains | seen })
    }
    return options
  }

  private areaOf(city: number): number {
    const { areas = [], cities } = this.request
    const index = areas.indexOf(cities[city]?.area ?? '')
    return index < 0 ? 0 : 1 << (this.cuisines.length + index)
  }

  /** All meals that there is time for, or the cheapest number of them that serves the cuisines. */
  private mealsPlanned(frame: StayFrame, table: MealTable, gains: number): number {
    const slots = daySlots(frame)
    const all = slots.reduce((sum, { meals }) => sum + mealCount(meals), 0)
    const needed = slots.reduce((sum, { whole }) => sum + (whole ? mealCount(allMeals) : 0), 0)
    if (this.travelMeals) return Math.max(needed, Math.min(table.most, all))
    let best = needed
    for (let count = needed + 1; count <= all; count += 1) {
      if (table.score(count, gains) < table.score(best, gains)) best = count
    }
    return best
  }

  private mealTable({ offers }: TripCity): MealTable | undefined {
    const eateries = offers?.eateries
    if (!eateries) return undefined
    const { people, days } = this.request
    return createMealTable(eateries, this.cuisines, days * 3, ({ price, quality }) =>
      this.worth(price * people, quality, mealQualityMinutes),
    )
  }

  private bestSights(sights: readonly SightOffer[] | undefined) {
    const { people } = this.request
    const score = ({ price, quality }: SightOffer) =>
      this.worth((price ?? 0) * people, quality, sightQualityMinutes)
    return sights?.toSorted((a, b) => score(a) - score(b))
  }

  private sightScore(frame: StayFrame): number {
    const { people, cities } = this.request
    if (!cities[frame.city]?.offers?.sights) return 0
    const seen = this.sightsOf(frame)
    const emptyDays = Math.max(0, frame.last - frame.first - 1 - seen.length)
    return seen.reduce(
      (sum, { price, quality }) =>
        sum + this.worth((price ?? 0) * people, quality, sightQualityMinutes),
      emptyDays * emptyDayMinutes,
    )
  }

  private worth(cost: number, quality: number | undefined, minutes: number): number {
    return this.moneyWeight * cost + minutes * (1 - (quality ?? 0.5))
  }
}

export function cuisinesWished(wishes: readonly Wish[]): string[] {
  return wishes.flatMap((wish) => (wish.kind === 'cuisine' ? wish.cuisine : []))
}

/** The meals and sights that each day of a stay has room for. */
export function daySlots({ first, last, after, before }: StayFrame): DaySlots[] {
  const slots: DaySlots[] = []
  for (let day = first; day <= last; day += 1) {
    const meals = (day === first ? after : allMeals) & (day === last ? before : allMeals)
    slots.push({ day, whole: day > first && day < last, meals, sights: sightsIn(meals) })
  }
  return slots
}

/** How many sights fit: those of a whole day, or one where only noon is free. */
function sightsIn(set: MealSet): number {
  if (set === allMeals) return sightsAFullDay
  return set & lunch ? 1 : 0
}
