/** Evenings in their order, dishes as often as asked, money as it was told, and tables that take a booking. */
import { describe, expect, it } from 'vitest'
import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import type { Place } from '#domain/places/schema.ts'
import { oneOfEvery } from '#testing/full-run-only.ts'
import { minuteOn } from '../clock.ts'
import { mealFed } from '../meals/feeding-visits.ts'
import { isCounter } from '../meals/meals-of-a-day.ts'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

const context = { ...(await loadWishContext()), today: '2026-11-18' }
const monday = 1

async function plan(
  text: string,
  change: (places: readonly Place[]) => Place[] = (all) => [...all],
) {
  const destinations = context.destinations.map((city) =>
    text.includes(city.name) ? { ...city, places: change(city.places) } : city,
  )
  const bySlug = new Map(destinations.map((city) => [city.slug, city]))
  const answer = await planWish(text, { ...context, destinations, bySlug })
  const places = bySlug.get(answer.trip?.stays[0]?.slug ?? '')?.places ?? []
  const days = (answer.trip?.days ?? []).map(({ date, stops }) => ({
    date,
    stops: stops.map((stop) => ({
      ...stop,
      place: places.find(({ id }) => id === stop.placeId),
      from: stop.start ? minuteOn(date, stop.start) : 0,
      to: stop.end ? minuteOn(date, stop.end) : 0,
    })),
  }))
  return { answer, days, stops: days.flatMap(({ stops }) => stops) }
}

describe('an evening', { timeout: 120_000 }, () => {
  it.each([
    'Six of us, friends in our thirties, 3 days in New Orleans from 15 April 2027, jazz on Frenchmen Street',
    'Four friends in Berlin for 3 days from 7 May 2027',
    'Friends in Budapest, 3 days from 6 May 2027',
  ])('%s: dinner comes before the bar, and on most days nobody is home by nine', async (wish) => {
    const { days } = await plan(wish)
    for (const { stops } of days) {
      const dinner = stops.findIndex(({ meal }) => meal === 'dinner')
      const night = stops.findIndex(
        ({ place }) => place?.kind === 'nightlife' && place.bestTime === 'night',
      )
      if (night >= 0) expect(dinner).toBeLessThan(night)
    }
    const late = days.filter(({ stops }) => (stops.at(-1)?.to ?? 0) > 21 * 60)
    expect(late.length).toBeGreaterThanOrEqual(days.length - 1)
  })

  it('with a cooking class has no second dinner, and with a food tour no second lunch', async () => {
    const asClass = (all: readonly Place[]) =>
      all.map((place): Place => {
        const isIt = place.id === 'time-out-market'
        return isIt
          ? {
              ...place,
              kind: 'activity',
              name: 'Kitchen of Friends',
              about: 'A cooking class for a small group; dinner is what you made.',
              offers: ['cooking class'],
              bestTime: 'evening',
              minutes: 180,
              hours: null,
            }
          : place
      })
    const { days } = await plan(
      '3 days in Lisbon from 5 May 2027, we want a cooking class',
      asClass,
    )
    const [day] = days.filter(({ stops }) => stops.some(({ place }) => place && mealFed(place)))
    expect(day?.stops.map(({ name }) => name)).toContain('Kitchen of Friends')
    expect(day?.stops.filter(({ meal }) => meal === 'dinner')).toEqual([])
  })
})

describe('a dish', { timeout: 120_000 }, () => {
  it.each([
    ['Zurich', 'a real cheese fondue', /fondue/i, 1],
    ['Hanoi', 'bun cha', /b[uú]n ch[aả]/i, 3],
    ['Naples', 'pizza', /: pizza/i, 3],
  ])('in %s, %s: on no day twice, and not more often than that', async (town, said, dish, most) => {
    const { days } = await plan(`5 days in ${town} from 8 September 2027, we want ${said}`)
    const told = days.map(
      ({ stops }) =>
        stops.filter(({ reasons }) => dish.test(reasons[0]?.split('.')[0] ?? '')).length,
    )
    expect(Math.max(...told)).toBe(1)
    expect(told.filter((times) => times > 0).length).toBeLessThanOrEqual(most)
  })

  it('is told of no house that has it in another season, nor of a square with music around a kitchen', async () => {
    const zurich = await plan('4 days in Zurich from 8 September 2027, we want fondue')
    const garden = zurich.stops.find(({ name }) => name === 'Frau Gerolds Garten')
    expect(garden?.reasons.join(' ') ?? '').not.toContain('Your wish: fondue')
    const rio = await plan('4 days in Rio de Janeiro from 8 May 2027, live samba')
    for (const { place, reasons } of rio.stops)
      if (place?.kind === 'restaurant') expect(reasons.join(' ')).not.toContain('Your wish: samba')
  })
})

describe('money', { timeout: 120_000 }, () => {
  it.each(oneOfEvery(3, ['Rio de Janeiro', 'London', 'Bangkok']))(
    'that is no concern in %s is most dinners at fine tables and taxis, and said so',
    async (town) => {
      const { answer, stops } = await plan(
        `Our anniversary in ${town}, 3 days from 6 May 2027, with money not really being a concern and one truly memorable dinner`,
      )
      const dinners = stops.filter(({ meal, place }) => meal === 'dinner' && place)
      const fine = dinners.filter(({ place }) => (place?.price ?? 0) >= 3)
      expect(fine.length).toBeGreaterThan(dinners.length / 2)
      expect(answer.assumed.join(' ')).toMatch(/Since money is no concern: .*rides by taxi/)
      expect(answer.understood.map(({ text }) => text).join()).toContain('memorable dinner')
      const special = stops.find(({ reasons }) => reasons.join(' ').includes('dinner of the trip'))
      expect(special?.place?.price).toBeGreaterThanOrEqual(3)
      expect(special?.start && weekdayOf(special.start.slice(0, 10))).not.toBe(monday)
    },
  )

  it.each(oneOfEvery(3, ['Hanoi', 'Prague', 'Bangkok'], 1))(
    'that is tight in %s is simple tables, and no deck or hired car that nobody asked for',
    async (town) => {
      const { answer, stops } = await plan(
        `I am alone in ${town} for 5 days from 3 March 2027 on a tight budget of about 30 dollars a day`,
      )
      expect(answer.notUnderstood).not.toContain('tight')
      for (const { place } of stops) {
        if (!place) continue
        const isKnown = place.essential >= 0.4
        expect([place.name, isKnown || (place.price ?? 0) <= 2]).toEqual([place.name, true])
        expect(isKnown || place.dayTrip?.by !== 'drive').toBe(true)
      }
      const meals = stops.filter(({ kind, place }) => kind === 'meal' && place)
      expect(Math.max(...meals.map(({ place }) => place?.price ?? 0))).toBeLessThanOrEqual(2)
    },
  )
})

describe('what is booked', { timeout: 120_000 }, () => {
  it.each(oneOfEvery(2, ['Hanoi', 'Copenhagen', 'Rome', 'Tokyo'], 1))(
    'in %s is no counter, and every table of six friends is named once',
    async (town) => {
      const { answer, stops } = await plan(`Six friends in ${town}, 3 days from 6 May 2027`)
      const notes = answer.notes.filter((note) => /^(?:Reserve|Worth a call|You are 6)/.test(note))
      const meals = stops.filter(({ kind, place }) => kind === 'meal' && place)
      for (const { name, place } of meals) {
        const times = notes.join(' ').split(name).length - 1
        const isSat = place?.kind === 'restaurant' && !isCounter(place)
        if (isSat) expect([name, times]).toEqual([name, 1])
        else if (!place?.booking) expect([name, times]).toEqual([name, 0])
      }
    },
  )
})

describe('those who travel', { timeout: 120_000 }, () => {
  it('have no nap and no stroller at fifteen, whatever is young at the orphanage', async () => {
    const { answer, stops } = await plan(
      'My mother, who is 68, my 15-year-old daughter and I are in Nairobi for three days from 10 September 2027. We would love to see the baby elephants and do a half-day in Nairobi National Park.',
    )
    expect(stops.map(({ name, reasons }) => `${name} ${reasons.join(' ')}`).join()).not.toMatch(
      /\bnap\b|stroller/i,
    )
    const dinners = stops.filter(({ meal }) => meal === 'dinner')
    for (const { from } of dinners) expect(from).toBeGreaterThanOrEqual(18 * 60)
    expect([...answer.notUnderstood, ...answer.unmet].join()).not.toMatch(/half-day|baby/)
  })

  it('sit at tables for both where one is vegan and one eats everything', async () => {
    const { answer, stops } = await plan(
      'I am vegan and in Berlin for 4 days from 6 May 2027 with my partner, who eats everything',
    )
    expect(answer.notUnderstood).toEqual([])
    expect(answer.assumed.join(' ')).toContain('cook for both')
    const both = stops.filter(({ reasons }) => reasons.join(' ').includes('who eats everything'))
    expect(both.length).toBeGreaterThan(0)
  })
})
