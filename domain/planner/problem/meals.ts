/** Meals as visits of the problem: at restaurants, at markets and at coffee houses. */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Meal, Place } from '#domain/places/schema.ts'
import { isWished } from '../asked/asked-starts.ts'
import { isTooFarToDine } from '../day-trips/ride-bounds.ts'
import type { DayVisit } from '../day-visit.ts'
import { mayServe } from '../diets.ts'
import { oneDishGroups } from '../dishes-of-stay.ts'
import { type Tier, tiers } from '../first-things.ts'
import { servesTheirLunch } from '../foods/few-kitchens.ts'
import { isShutByDay } from '../meals/lunch-in-ramadan.ts'
import { mealMinutes } from '../meals/meal-length.ts'
import { mealOfMarket, mealsAt, servesLunchToo } from '../meals/meal-places.ts'
import { kitchenOpens, lastOrders, mealTimes, settledMeals } from '../meals/meal-times.ts'
import { earliestSpecial, eveningFor, isOfADinner, isTheDinner } from '../meals/special-dinner.ts'
import { isStreetFood, wantsStreetFood } from '../meals/street-food.ts'
import type { PlanRequest } from '../schema.ts'
import { isWorthAnotherQuarter, tableWorth } from '../table-worth.ts'
import type { StartSpan, TourVisit } from '../tours/problem.ts'
import { visitMinutes } from '../visit-length.ts'
import { hoursOnDay, startsAtTable, sunsetTables } from './dinner-hours.ts'
import { breakfastWindows } from './late-breakfasts.ts'
import { dinnerBeforeAShow, hasShow, isNoTable, mayWait, turnsAtTables } from './meal-rules.ts'
import { dailyGroups, dishGroups, onceADay, type ProblemParts, turnsAsked } from './parts.ts'
import { fixedStart, untilMark, within } from './starts.ts'
import { TableGroups } from './table-groups.ts'

export const mealWorth = 300
const hurriedDinner = 40
const secondMeal = 240
const dearest = 4
/** Points lost by the same house again. */
const sameHouseAgain = 60
/** Fewest minutes at a market with a meal. */
const leastAtMarket = 45

type MealAt = Partial<DayVisit> &
  Pick<DayVisit, 'kind' | 'mandatory'> & { place: Place; isAgain?: boolean }

interface MealSources {
  request: PlanRequest
  worthOf: (place: Place) => number[]
  tierOf: ReadonlyMap<string, Tier>
  /** Dates of day trips. */
  away: ReadonlySet<string>
}

export class Meals {
  private readonly parts: ProblemParts
  private readonly sources: MealSources
  private readonly tables: TableGroups
  /** Fixed meals, by day. */
  private readonly settledMeals = new Set<string>()

  constructor(parts: ProblemParts, sources: MealSources) {
    this.parts = parts
    this.sources = sources
    this.tables = new TableGroups(parts, sources.request)
  }

  addAt(place: Place, starts: readonly OpenSpan[][], mandatory: boolean): void {
    const { request } = this.sources
    const times = mealTimes(request)
    if (!mandatory && isNoTable(place, request)) return
    const isOnce = mandatory || isTheDinner(place, request)
    const turns = isOnce ? 1 : Math.max(turnsAtTables(request), turnsAsked(place, request))
    const dishes = mandatory ? [] : dishGroups(place, this.parts, request)
    const same = mandatory ? [] : oneDishGroups(place, this.parts, request)
    const daily = [...dailyGroups(place, this.parts, request), ...dishes, ...same]
    if (place.price === dearest && !(isOnce || request.lavish)) {
      // A day trip with dinner excludes another one.
      if (request.asked.some(isOfADinner)) return
      daily.push(this.tables.courses())
    }
    for (const meal of mealsAt(place)) {
      if (!(request.meals[meal] || mandatory)) continue
      if (meal === 'dinner' && !mandatory && isTooFarToDine(place.at, request)) continue
      // The occasion's dinner is no lunch.
      if (meal !== 'dinner' && isTheDinner(place, request)) continue
      // Courses only on request, or for a celebrated evening.
      const isTreat = meal === 'dinner' && request.party.who.includes('celebration')
      // The house best known for a wanted cuisine counts as asked for.
      const isAsked = isWished(place, request) || isWorthAnotherQuarter(place, request)
      const isUnasked = !(mandatory || request.lavish || isTreat || isAsked)
      if (place.price === dearest && isUnasked) continue
      const { from, to } = times[meal]
      const opens = isTheDinner(place, request)
        ? Math.max(from, earliestSpecial)
        : kitchenOpens(place, meal, request)
      const last = meal === 'dinner' ? lastOrders(place, request) : Number.POSITIVE_INFINITY
      const usual = { from: Math.max(from, opens), to: Math.min(to + mayWait(meal, request), last) }
      const window = mandatory ? settledMeals[meal] : usual
      for (let turn = 0; turn < turns; turn += 1) {
        const groups = [
          this.parts.group(meal, onceADay),
          this.tables.seatedAt(place, turns),
          this.tables.oftenAt(place, turns),
          ...this.tables.notInARow(place, meal, turn, turns),
          ...daily,
        ]
        const onTurn = turns > 1 || this.tables.few === 'one' ? turn : null
        const meaning = {
          kind: 'meal',
          place,
          meal,
          mandatory,
          locked: false,
          turn: onTurn,
          ofADish: dishes.length + same.length > 0,
        } as const
        // In runs of days, so that two evenings at one house are apart.
        const isOn = (day: number) =>
          Math.floor((day * turns) / request.days.length) === turn &&
          !(meal === 'lunch' && !mandatory && isShutByDay(place, request.days[day], request))
        if (meal === 'breakfast' && !mandatory) {
          for (const { window: then, instead } of breakfastWindows(window))
            this.addOne(
              {
                starts: starts.map((spans, day) => (isOn(day) ? within(spans, then) : [])),
                groups: [...groups, ...instead.map((each) => this.parts.group(each, onceADay))],
              },
              { ...meaning, ofADish: true, mealsInside: instead, isAgain: turn > 0 },
            )
          continue
        }
        const atSunset = meal === 'dinner' && !mandatory ? sunsetTables(place, request) : null
        const then = starts.map((spans, day) =>
          isOn(day)
            ? startsAtTable(
                spans,
                meal,
                atSunset?.[day] ?? hoursOnDay(meal, window, day, request),
                day,
                request,
              )
            : [],
        )
        this.addOne({ starts: then, groups }, { ...meaning, isAgain: turn > 0 })
        if (meal !== 'dinner' || mandatory || !hasShow(request)) continue
        const sooner = dinnerBeforeAShow(request)
        const before = { ...sooner, from: Math.max(sooner.from, opens) }
        const early = starts.map((spans, day) => (isOn(day) ? within(spans, before) : []))
        this.addOne({ starts: early, groups }, { ...meaning, beforeShow: true })
      }
    }
  }

  /** A market as sight and meal in one, so that nobody eats twice in a row. */
  addAtMarket(place: Place, starts: readonly OpenSpan[][], mandatory: boolean): boolean {
    const { request, worthOf, tierOf } = this.sources
    const own = mealOfMarket(place)
    if (!(own && mayServe(place, request))) return false
    if (!mandatory && isNoTable(place, request)) return false
    // On a trip for street food any hour at which the stalls are open will do.
    const isForThem = wantsStreetFood(request) && isStreetFood(place)
    const meals = (['lunch', 'dinner'] as const).filter(
      (meal) => request.meals[meal] && (meal === own || isForThem),
    )
    for (const meal of meals) {
      const { from, to } = mealTimes(request)[meal]
      const fit = tableWorth(place, meal, request)
      this.parts.add(
        {
          point: this.parts.pointAt(place.at),
          duration: Math.max(leastAtMarket, visitMinutes(place, request)),
          tier: Math.max(tiers.great, tierOf.get(place.id) ?? tiers.other),
          profit: worthOf(place).map((value) => mealWorth + fit + value),
          starts: starts.map((spans, day) =>
            within(spans, hoursOnDay(meal, { from, to }, day, request)),
          ),
          mandatory,
          cost: request.costs[place.id] ?? 0,
          groups: [
            this.parts.group(meal, onceADay),
            this.tables.seatedAt(place, 1),
            ...(mandatory ? [] : dishGroups(place, this.parts, request)),
          ],
        },
        { kind: 'meal', place, meal, mandatory, locked: false },
      )
    }
    return meals.length > 0
  }

  /** Lunch at a coffee house, unless it was wished for its coffee. */
  addAtCoffeeHouse(place: Place, starts: readonly OpenSpan[][]): boolean {
    const { request } = this.sources
    const serves = servesLunchToo(place) || servesTheirLunch(place, request)
    if (!(serves && request.meals.lunch)) return false
    const window = mealTimes(request).lunch
    this.addOne(
      {
        starts: starts.map((spans, day) =>
          isShutByDay(place, request.days[day], request) ? [] : within(spans, window),
        ),
        groups: [this.parts.group('lunch', onceADay), this.tables.seatedAt(place, 1)],
      },
      { kind: 'meal', place, meal: 'lunch', mandatory: false, locked: false },
    )
    return true
  }

  /** A fixed stop counts as the meal of its hour. */
  addLocked(place: Place, date: string, starts: readonly OpenSpan[][]): void {
    const times = mealTimes(this.sources.request)
    const between = Math.round((times.lunch.to + times.dinner.from) / 2)
    const hours = { lunch: { from: 0, to: between - 1 }, dinner: { from: between, to: 2880 } }
    for (const meal of ['lunch', 'dinner'] as const) {
      const then = starts.map((spans) => within(spans, hours[meal]))
      if (then.every((spans) => spans.length === 0)) continue
      this.addOne(
        { starts: then, groups: [...this.settle(meal, date), this.tables.seatedAt(place, 1)] },
        { kind: 'meal', place, meal, mandatory: true, locked: true },
      )
    }
  }

  private addOne(
    { starts, groups }: Required<Pick<TourVisit, 'starts' | 'groups'>>,
    { isAgain = false, ...meaning }: MealAt,
  ): void {
    const { request, worthOf, tierOf } = this.sources
    const { place, mandatory, meal } = meaning
    const fit = tableWorth(place, meal ?? 'lunch', request)
    const start = fixedStart(starts)
    const minutes = mealMinutes(place, { meal: null, ...meaning }, request)
    const longer = minutes - visitMinutes(place, request)
    const evenings = request.days.map((day) =>
      isTheDinner(place, request) ? eveningFor(day, request, this.sources.away.has(day.date)) : 0,
    )
    const less = (meaning.beforeShow ? hurriedDinner : 0) + (isAgain ? sameHouseAgain : 0)
    // Two meals in one count for most of both.
    const both = secondMeal * (meaning.mealsInside?.length ?? 0)
    this.parts.add(
      {
        point: this.parts.pointAt(place.at),
        duration: start === undefined ? minutes : untilMark(start, minutes),
        tier: Math.max(tiers.great, tierOf.get(place.id) ?? tiers.other),
        profit: worthOf(place).map((value, day) =>
          Math.max(1, mealWorth + both + fit - less + 0.6 * value + (evenings[day] ?? 0)),
        ),
        // Ends when the kitchen closes.
        starts: longer > 0 ? starts.map((spans) => sooner(spans, longer)) : starts,
        mandatory,
        cost: request.costs[place.id] ?? 0,
        groups,
      },
      meaning,
    )
  }

  /** Prevents another such meal on the date; two fixed ones may both stay. */
  settle(meal: Meal, date: string): number[] {
    const key = `${date} ${meal}`
    if (this.settledMeals.has(key)) return []
    this.settledMeals.add(key)
    return [this.parts.group(meal, onceADay)]
  }
}

/** The starts with their ends so many minutes earlier. */
function sooner(spans: readonly StartSpan[], by: number): StartSpan[] {
  return spans.flatMap(({ from, to }) => (from <= to - by ? [{ from, to: to - by }] : []))
}
