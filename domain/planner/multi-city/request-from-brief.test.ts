import { describe, expect, it } from 'vitest'
import { parseBrief } from '#domain/brief/parse-brief.ts'
import { createGazetteer } from '#domain/places/gazetteer.ts'
import { planCities } from './plan-cities.ts'
import { requestFromBrief, type TripKnowledge } from './request-from-brief.ts'
import { type CityLayout, sayWish } from './trip-request.ts'

const cities = (
  [
    ['Rome', 'IT', 2_800_000, 41.89, 12.51],
    ['Florence', 'IT', 380_000, 43.77, 11.26],
    ['Venice', 'IT', 260_000, 45.44, 12.33],
    ['Munich', 'DE', 1_500_000, 48.14, 11.58],
    ['Paris', 'FR', 2_100_000, 48.85, 2.35],
  ] as const
).map(([name, country, population, latitude, longitude]) => ({
  name,
  country,
  state: '1',
  population,
  at: [latitude, longitude] as [number, number],
  capital: false,
}))
const context = { today: '2027-01-10', gazetteer: createGazetteer(cities), destinations: [] }

function outcomeOf(text: string, knowledge?: TripKnowledge) {
  return planCities(requestFromBrief(parseBrief(text, context), knowledge))
}

function planOf(text: string, knowledge?: TripKnowledge): CityLayout {
  const outcome = outcomeOf(text, knowledge)
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.plan
}

function stays({ stays: all }: CityLayout): string {
  return all.map(({ city, first, last }) => `${city} ${first}-${last}`).join(', ')
}

describe('from a request in words to a trip over several cities', () => {
  it('shares the days, orders the cities by geography and chooses how to travel', () => {
    const plan = planOf('10 days in Venice, Rome and Florence, from Munich')
    const route = plan.stays.map(({ city }) => city)
    expect(route[1]).toBe('Florence')
    expect(plan.stays.every(({ first, last }) => last - first >= 2)).toBe(true)
    const between = plan.legs.slice(1, -1)
    expect(between.every(({ mode, estimated }) => mode === 'train' && estimated)).toBe(true)
    expect(plan.legs.at(-1)?.to).toBe('Munich')
  })

  it('gives a city with more to do more days', () => {
    const known = ['Rome', 'Florence'].map((name) => ({ name, appeal: name === 'Rome' ? 3 : 1 }))
    const plan = planOf('9 days in Florence and Rome', { cities: known })
    const lengths = new Map(plan.stays.map(({ city, first, last }) => [city, last - first]))
    expect(lengths.get('Rome')).toBeGreaterThan(lengths.get('Florence') ?? 9)
  })

  it('keeps the stays, the days and the direct connections that were said', () => {
    const plan = planOf(
      'I plan to visit 3 cities for 9 days in total. I want to spend 4 days in Rome. I want to ' +
        'spend 3 days in Paris. I have to attend a wedding in Paris between day 1 and day 3. ' +
        'I want to stay in Venice for 4 days.\n\nThere are direct flights between the cities:\n' +
        'Paris and Venice, from Venice to Rome.',
    )
    expect(stays(plan)).toBe('Paris 1-3, Venice 3-6, Rome 6-9')
  })

  it('says what clashes when the days do not add up', () => {
    const outcome = outcomeOf('5 days in total: 4 days in Rome and 4 days in Paris')
    if (outcome.ok || outcome.reason !== 'conflict') throw new Error('There should be a conflict')
    expect(outcome.conflict.map((wish) => sayWish(wish)).toSorted()).toEqual([
      '4 days in Paris',
      '4 days in Rome',
      '5 days in all',
    ])
    expect(outcome.nearest).toHaveLength(3)
    expect(outcome.nearest.every(({ dropped }) => dropped.length === 1)).toBe(true)
  })

  it('takes a budget for each person and day as one for all', () => {
    const { wishes } = requestFromBrief(
      parseBrief('4 days in Rome for 2 people, $100 per person per day', context),
    )
    expect(wishes).toContainEqual({ kind: 'budget', amount: 800_00 })
  })

  it('is in the right city for an appointment', () => {
    const brief = parseBrief('8 days in Rome and Paris from May 1 to May 8, 2027', context)
    const appointments = [{ what: 'concert', where: 'Paris', date: '2027-05-02' }]
    const outcome = planCities(requestFromBrief({ ...brief, appointments }))
    if (!outcome.ok) throw new Error(outcome.reason)
    expect(outcome.plan.days[1]?.cities).toContain('Paris')
  })

  it('sees every country that was named, in at least one of its cities', () => {
    const at = (latitude: number, longitude: number): [number, number] => [latitude, longitude]
    const known = [
      { name: 'Rome', at: at(41.89, 12.51), appeal: 2, area: 'Italy' },
      { name: 'Florence', at: at(43.77, 11.26), appeal: 2, area: 'Italy' },
      { name: 'Venice', at: at(45.44, 12.33), appeal: 2, area: 'Italy' },
      { name: 'Faraway', at: at(60, 25), appeal: 0.2, area: 'Germany' },
    ]
    const plan = planOf('8 days in Italy and Germany', { cities: known })
    const chosen = plan.stays.map(({ city }) => city)
    expect(chosen).toContain('Faraway')
    expect(chosen).toHaveLength(3)
  })

  it('chooses the cities when only their number and the region are named', () => {
    const offer = (name: string, price: number) => ({
      name,
      offers: {
        lodgings: [
          {
            name: `${name} Inn`,
            pricePerNight: price * 100,
            roomType: 'entire' as const,
            forbids: [],
            leastNights: 1,
            sleeps: 2,
          },
        ],
      },
    })
    const known = [offer('Dear', 900), offer('Fair', 90), offer('Cheap', 60)]
    const names = ['Munich', ...known.map(({ name }) => name)]
    const legs = names.flatMap((from) =>
      names
        .filter((to) => to !== from)
        .map((to) => ({ from, to, mode: 'train' as const, minutes: 120 })),
    )
    const plan = planOf('5 days from Munich visiting 2 cities in Italy for 2 people, budget $600', {
      cities: known,
      legs,
    })
    expect(plan.stays.map(({ city }) => city).toSorted()).toEqual(['Cheap', 'Fair'])
    expect(plan.cost).toMatchObject({ lodging: 300_00, total: 300_00 })
    expect(plan.unpriced).toEqual(['transport', 'food', 'sights'])
  })

  it('goes to one of the cities that were offered for choice', () => {
    const plan = planOf('4 days in Paris or Lyon, starting from Brussels')
    expect(plan.stays).toHaveLength(1)
    expect(['Paris', 'Lyon']).toContain(plan.stays[0]?.city)
  })
})
