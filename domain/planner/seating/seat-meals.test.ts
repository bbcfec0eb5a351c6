import { describe, expect, it } from 'vitest'
import type { Place } from '#domain/places/schema.ts'
import { lastOrders } from '../meals/meal-times.ts'
import { planDays } from '../plan-days.ts'
import { buildDayProblem } from '../problem/day-problem.ts'
import type { PlanRequestInput } from '../schema.ts'
import { dates, minutesOn, place, read } from '../testing/sample-request.ts'
import { seatMeals } from './seat-meals.ts'

const here: [number, number] = [38.71, -9.14]
/** About a quarter of an hour on foot. */
const aWalkAway: [number, number] = [38.719, -9.14]
const farAway: [number, number] = [38.71, -9.3]
const morning = place('morning', { at: here, hours: '10:00-12:00', minutes: 60 })
const afternoon = place('afternoon', { at: here, hours: '15:00-18:00', minutes: 60 })
const around: [number, number] = [38.713, -9.14]
const table = (id: string, more: Partial<Place> = {}) =>
  place(id, {
    kind: 'restaurant',
    meals: ['lunch'],
    at: aWalkAway,
    minutes: 60,
    about: 'Stews and wine in a room of old wood.',
    ...more,
  })

/** The days with their meals seated: a stop is a place's id, or a meal around one: "lunch at morning". */
function seated(request: Partial<PlanRequestInput>, plan: readonly (readonly string[])[]) {
  const asked = read({
    days: plan.map((_, day) => ({ date: dates[day] ?? dates[0] })),
    meals: { dinner: false },
    lodging: here,
    ...request,
  })
  const built = buildDayProblem(asked)
  const nameOf = (visit: number) => {
    const { place: there, meal, around } = built.visits[visit] ?? {}
    return there ? there.id : `${meal} at ${around?.id ?? 'home'}`
  }
  const numbers = Array.from(built.visits.keys())
  const tours = plan.map((day, index) =>
    day.map((name) => {
      const found = numbers.find(
        (visit) =>
          nameOf(visit) === name && (built.problem.visits[visit]?.starts[index] ?? []).length > 0,
      )
      if (found === undefined) throw new Error(`There is no ${name}`)
      return found
    }),
  )
  return seatMeals(built, tours, asked).map((tour) => tour.map(nameOf))
}

describe('a meal without a name', () => {
  it('is had at a table within reach', () => {
    const places = [morning, afternoon, table('inn')]
    expect(seated({ places }, [['morning', 'lunch at morning', 'afternoon']])).toEqual([
      ['morning', 'inn', 'afternoon'],
    ])
  })

  it('stays where every table is an hour away, or does not suit who comes', () => {
    const day = ['morning', 'lunch at morning', 'afternoon']
    const far = [morning, afternoon, table('inn', { at: farAway })]
    expect(seated({ places: far }, [day])).toEqual([day])
    const hot = table('hot', {
      about: 'Sichuan chicken under a heap of chilies, fiery to the end.',
    })
    const party: PlanRequestInput['party'] = { children: true, who: ['toddler', 'children'] }
    expect(seated({ places: [morning, afternoon, hot], party }, [day])).toEqual([day])
  })

  it('has the table of another day that has a second choice', () => {
    const second = place('second', { at: farAway, hours: '10:00-12:00', minutes: 60 })
    const later = place('later', { at: farAway, hours: '15:00-18:00', minutes: 60 })
    // The inn opens on both days, the tavern only on the day of the far sights.
    const inn = table('inn')
    const tavern = table('tavern', { at: farAway, hours: 'Tu 12:00-15:00' })
    const plan = [
      ['morning', 'lunch at morning', 'afternoon'],
      ['second', 'inn', 'later'],
    ]
    const places = [morning, afternoon, second, later, inn, tavern]
    const [first = [], next = []] = seated({ places }, plan)
    expect(first).toContain('inn')
    expect(next).toContain('tavern')
  })
})

describe('the meals of a trip', () => {
  it('are not twice the same dish on one day', () => {
    const pizza = { cuisines: ['pizza'], meals: ['dinner'] as Place['meals'] }
    const places = [
      morning,
      afternoon,
      table('noon', { at: here, cuisines: ['pizza'] }),
      table('night', { at: here, ...pizza }),
      table('grill', { ...pizza, at: around, cuisines: ['grill'] }),
    ]
    const plan = [['morning', 'noon', 'afternoon', 'night']]
    expect(seated({ places, meals: {} }, plan)[0]).toContain('grill')
  })

  it('are not at the same house on two days, where another meets the diet, too', () => {
    const vegan = (id: string) => table(id, { diets: ['vegan'], cuisines: ['vegan'] })
    const places = [
      morning,
      afternoon,
      place('gate', { at: here, hours: '10:00-12:00' }),
      place('park', { at: here, hours: '15:00-18:00' }),
      { ...vegan('one'), at: here },
      { ...vegan('two'), at: around },
    ]
    const plan = [
      ['morning', 'one', 'afternoon'],
      ['gate', 'one', 'park'],
    ]
    const days = seated({ places, diets: ['vegan'] }, plan)
    expect(days.flat()).toEqual(expect.arrayContaining(['one', 'two']))
  })

  it('leave what a day begins with where it is', () => {
    const places = [morning, afternoon, table('inn')]
    const [day = []] = seated({ places }, [['morning', 'lunch at morning', 'afternoon']])
    expect(day[0]).toBe('morning')
  })
})

describe('the hour of a meal', () => {
  const about = { zone: 'Europe/Vienna' }
  const dine = { lunch: false, dinner: true }

  it('is before a last walk rather than after it, where the table is open at both', () => {
    const lanes = place('lanes', { at: here, hours: '18:00-23:00', minutes: 60 })
    const inn = table('inn', { at: here, meals: ['dinner'], hours: '17:00-23:00' })
    const long = place('long', { at: here, hours: '18:30-19:30', minutes: 60 })
    const request = { places: [morning, long, lanes, inn], meals: dine, about }
    expect(seated(request, [['morning', 'long', 'lanes', 'inn']])).toEqual([
      ['morning', 'long', 'inn', 'lanes'],
    ])
  })

  it('finds one in the quarter of kitchens that one has come to in the evening', () => {
    const stalls = place('stalls', {
      kind: 'neighbourhood',
      interests: ['nightlife', 'food'],
      bestTime: 'evening',
      at: aWalkAway,
      hours: '17:30-19:00',
      minutes: 60,
    })
    const near = table('near', { at: aWalkAway, meals: ['dinner'] })
    const home = table('home', { at: here, meals: ['dinner'], essential: 0.6 })
    const request = { places: [morning, stalls, near, home], meals: dine, about }
    expect(seated(request, [['morning', 'stalls', 'home']])[0]).toContain('near')
  })

  it('has a kitchen of unknown hours before its country’s last orders', () => {
    const eel = table('eel', { kind: 'restaurant', hours: null, price: 2, cuisines: ['eel'] })
    const asked = read({ about: { zone: 'Asia/Tokyo' } })
    expect(lastOrders(eel, asked)).toBe(1200)
    expect(lastOrders({ ...eel, hours: '11:00-23:00' }, asked)).toBe(Number.POSITIVE_INFINITY)
    expect(lastOrders({ ...eel, about: 'Skewers until midnight.' }, asked)).toBe(
      Number.POSITIVE_INFINITY,
    )
    expect(lastOrders(eel, read({ about }))).toBe(Number.POSITIVE_INFINITY)
  })
})

describe('meals one after the other', () => {
  it('are not at one house under two names: on the boat, and at the boat’s own kitchen', () => {
    const boat = place('boat', {
      kind: 'activity',
      about: 'A dinner cruise past the lit bridges, with a band.',
      bestTime: 'evening',
      at: here,
      hours: '18:00-23:00',
      minutes: 120,
    })
    const dinner = { at: here, meals: ['dinner'] as Place['meals'] }
    const galley = table('galley', { ...dinner, partOf: 'boat', essential: 0.6 })
    const inn = table('inn', { ...dinner, at: around })
    const gate = place('gate', { at: here, hours: '16:00-18:00' })
    const request = {
      places: [morning, boat, gate, galley, inn],
      meals: { lunch: false, dinner: true },
      about: { zone: 'Europe/Vienna' },
    }
    const [, next = []] = seated(request, [
      ['morning', 'boat'],
      ['gate', 'galley'],
    ])
    expect(next).toEqual(['gate', 'inn'])
  })

  it('are not the same dish at dinner and at the next lunch', () => {
    const pizza = { cuisines: ['pizza'], about: 'Pies from an oven of old brick.' }
    const places = [
      morning,
      afternoon,
      place('gate', { at: here, hours: '10:00-12:00' }),
      place('park', { at: here, hours: '15:00-18:00' }),
      table('inn', { at: here }),
      table('slices', { ...pizza, at: here, meals: ['dinner'] }),
      table('oven', { ...pizza, at: here }),
      table('grill', { at: around, cuisines: ['grill'], about: 'Meat and greens over charcoal.' }),
    ]
    const plan = [
      ['morning', 'inn', 'afternoon', 'slices'],
      ['gate', 'oven', 'park', 'dinner at home'],
    ]
    const [, next = []] = seated({ places, meals: {} }, plan)
    expect(next).not.toContain('oven')
  })
})

describe('a coffee house with a kitchen', () => {
  const coffee = place('coffee', {
    kind: 'cafe',
    minutes: 50,
    meals: ['breakfast', 'lunch'],
    cuisines: ['coffee', 'austrian', 'pastry'],
    interests: ['food'],
    at: here,
  })
  const lunchOf = (places: Place[]) => {
    const outcome = planDays(read({ places, days: [{ date: dates[0] }] }), {
      seed: 3,
      goOn: (done) => done < 200,
    })
    if (!outcome.ok) throw new Error('There is a plan')
    return outcome.trip.days[0]?.stops.find(({ meal }) => meal === 'lunch')?.placeId
  }

  it('serves lunch where nothing better is near, and cake alone is none', () => {
    expect(lunchOf([morning, afternoon, coffee])).toBe('coffee')
    const cakes = { ...coffee, cuisines: ['coffee', 'pastry'] }
    expect(lunchOf([morning, afternoon, cakes])).toBeNull()
  })

  it('gives way to an inn next door', () => {
    expect(lunchOf([morning, afternoon, coffee, table('inn', { at: here })])).toBe('inn')
  })
})

describe('dinner before a show', () => {
  const stage = place('stage', { kind: 'stage', bestTime: 'evening', hours: null, minutes: 60 })
  const inn = place('inn', { kind: 'restaurant', meals: ['dinner'], hours: null, minutes: 50 })
  const dinnerAt = (zone: string) => {
    const request = read({
      about: { zone },
      places: [morning, afternoon, stage, inn],
      days: [{ date: dates[0] }],
      mustSee: ['stage'],
    })
    const outcome = planDays(request, { seed: 3, goOn: (done) => done < 200 })
    if (!outcome.ok) throw new Error('There is a plan')
    const dinner = outcome.trip.days[0]?.stops.find(({ meal }) => meal === 'dinner')
    return minutesOn(dates[0], dinner?.start ?? null)
  }

  it('is not had in the afternoon where kitchens open late', () => {
    expect(dinnerAt('Europe/Madrid')).toBeGreaterThanOrEqual(1140)
  })
})

describe('dinner on an evening with a sunset', () => {
  const hill = place('hill', {
    kind: 'viewpoint',
    at: [38.71, -9.2],
    bestTime: 'sunset',
    minutes: 90,
    hours: '09:00-23:00',
    moments: [{ says: 'At sunset the sun goes down in the sea.', light: 'sunset', come: 'best' }],
  })
  const inn = table('inn', { meals: ['dinner'], at: here, hours: '12:00-21:00' })

  it('is not missed for a light that nobody asked for: the hill is seen at another hour', () => {
    const meals = { lunch: false, dinner: true }
    const request = {
      places: [morning, afternoon, hill, inn],
      meals,
      about: { zone: 'Europe/Lisbon' },
    }
    const [day = []] = seated(request, [['morning', 'afternoon', 'hill']])
    expect(day).toContain('hill')
    expect(day).toContain('inn')
  })
})
