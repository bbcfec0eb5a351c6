import { describe, expect, it } from 'vitest'
import { brokenConstraints, totalCost } from './travel-planner-judge.ts'
import { columns, type PublishedDay, readTravelRecord } from './travel-planner-records.ts'

function table(names: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = names.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  return [names, ...rows]
    .map((row) => row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join(' '))
    .join('\n')
}

const part = (Description: string, Content: string) => ({ Description, Content })
const record = readTravelRecord({
  org: 'Home',
  dest: 'Ada',
  days: 3,
  visiting_city_number: 1,
  people_number: 2,
  local_constraint:
    "{'house rule': 'parties', 'cuisine': ['French'], 'room type': 'entire room', 'transportation': 'no self-driving'}",
  date: "['2022-03-01', '2022-03-02', '2022-03-03']",
  budget: 700,
  query: '',
  reference_information: [
    part(
      'Attractions in Ada',
      table(columns.Attractions, [
        ['Tower (Old)', '1.0', '2.0', '1 Main St, Ada', '1', 'Unknown', 'Ada'],
        ['Zoo', '1.0', '2.0', '2 Main St, Ada', '1', 'Unknown', 'Ada'],
      ]),
    ),
    part(
      'Restaurants in Ada',
      table(
        columns.Restaurants,
        ['One', 'Two', 'Three', 'Four'].map((name, index) => [
          name,
          '10',
          index === 0 ? 'Tea, French' : 'Tea',
          '4.0',
          'Ada',
        ]),
      ),
    ),
    part(
      'Accommodations in Ada',
      table(columns.Accommodations, [
        [
          'Quiet Loft',
          '100.0',
          'Entire home/apt',
          'No pets & No smoking',
          '2.0',
          '2',
          '4.0',
          'Ada',
        ],
        ['Bunk', '20.0', 'Shared room', 'No parties', '1.0', '1', '2.0', 'Ada'],
        ['Long Stay', '90.0', 'Entire home/apt', 'No pets', '5.0', '2', '2.0', 'Ada'],
      ]),
    ),
    part(
      'Flight from Home to Ada on 2022-03-01',
      table(columns.Flight, [
        ['F1', '90', '15:40', '17:04', '1 hours 24 minutes', '2022-03-01', 'Home', 'Ada', '500.0'],
      ]),
    ),
    part(
      'Taxi from Ada to Home',
      'taxi, from Ada to Home, duration: 1 hour 5 mins, distance: 90 km, cost: 90',
    ),
    part(
      'Self-driving from Ada to Home',
      'self-driving, from Ada to Home, duration: 1 hour 5 mins, distance: 90 km, cost: 4',
    ),
    part('Self-driving from Home to Ada', 'No valid information.'),
  ],
})

const none = { transportation: '-', breakfast: '-', attraction: '-', lunch: '-', dinner: '-' }
const good: readonly [PublishedDay, PublishedDay, PublishedDay] = [
  {
    ...none,
    current_city: 'from Home to Ada(Ohio)',
    transportation: 'Flight Number: F1, from Home to Ada(Ohio), Departure Time: 15:40',
    dinner: 'One, Ada(Ohio)',
    accommodation: 'Quiet Loft, Ada(Ohio)',
  },
  {
    ...none,
    current_city: 'Ada',
    breakfast: 'Two, Ada',
    attraction: 'Tower (Old), Ada;Zoo, Ada;',
    lunch: 'Three, Ada',
    dinner: 'Four, Ada',
    accommodation: 'Quiet Loft, Ada',
  },
  {
    ...none,
    current_city: 'from Ada to Home',
    transportation: 'Taxi, from Ada to Home, duration: 1 hour 5 mins, distance: 90 km, cost: 90',
    accommodation: '-',
  },
]

function changed(day: 0 | 1 | 2, change: Partial<PublishedDay>): PublishedDay[] {
  return good.map((each, index) => (index === day ? { ...each, ...change } : each))
}

function slept(accommodation: string): PublishedDay[] {
  return good.map((day) => (day.accommodation === '-' ? day : { ...day, accommodation }))
}

describe('the judge of plans', () => {
  it('passes a plan that keeps everything, and adds its cost up', () => {
    expect(brokenConstraints(good, record)).toEqual([])
    // Two flights, a taxi, four meals for two, two nights.
    expect(totalCost(good, record)).toBe(180 + 90 + 80 + 200)
  })

  it.each([
    ['within sandbox', changed(1, { lunch: 'Nowhere, Ada' })],
    ['complete information', changed(1, { lunch: '-' })],
    ['within current city', changed(1, { current_city: 'Bor' })],
    ['reasonable city route', good.slice(0, 2)],
    ['diverse restaurants', changed(1, { lunch: 'Two, Ada' })],
    ['diverse attractions', changed(1, { attraction: 'Zoo, Ada;Zoo, Ada;' })],
    [
      'non-conflicting transportation',
      changed(2, { transportation: 'Self-driving, from Ada to Home' }),
    ],
    ['minimum nights stay', slept('Long Stay, Ada')],
    ['room rule', slept('Bunk, Ada')],
    ['room type', slept('Bunk, Ada')],
    ['cuisine', changed(0, { dinner: '-' })],
    ['transportation', changed(2, { transportation: 'Self-driving, from Ada to Home' })],
  ])('catches a plan that breaks: %s', (name, days) => {
    expect(brokenConstraints(days, record)).toContain(name)
  })

  it('catches a plan that costs too much', () => {
    expect(brokenConstraints(good, { ...record, budget: 549 })).toEqual(['budget'])
    expect(brokenConstraints(good, { ...record, budget: 550 })).toEqual([])
  })
})
