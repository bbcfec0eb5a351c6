import { describe, expect, test } from 'vitest'
import { loadDestinationNames } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { parseBrief } from '../parse-brief.ts'

const context = {
  today: '2026-11-19',
  gazetteer: await loadGazetteer(),
  destinations: await loadDestinationNames(),
}
const read = (text: string) => parseBrief(text, context)
const goals = (text: string) => read(text).destinations.map(({ name }) => name)

describe('a base, and the towns of one day', () => {
  test.each([
    [
      'Christmas markets in Alsace, three nights from 4 December, Strasbourg as base, one day Colmar',
      ['Strasbourg'],
      ['Colmar'],
    ],
    [
      'Ten days in Andalusia in October, Seville as our base, a day in Cordoba and one in Granada',
      ['Seville'],
      ['Cordoba', 'Granada'],
    ],
    ['Four nights from 12 March in Lyon, one day Annecy', ['Lyon'], ['Annecy']],
    [
      'We will sleep in Verona and see Venice and Padua on day trips, 5 days in May',
      ['Verona'],
      ['Venice', 'Padua'],
    ],
    [
      'Five nights in Palermo in October, one day trip to Cefalù and one to Agrigento',
      ['Palermo'],
      ['Cefalù', 'Agrigento'],
    ],
    ['Hotel in Nice as base, days in Monaco and Antibes, a week', ['Nice'], ['Monaco', 'Antibes']],
  ])('%s', (text, towns, outings) => {
    expect(goals(text)).toEqual(towns)
    for (const outing of outings) expect(read(text).mustSee).toContain(outing)
  })

  test('a day out is not the length of the whole', () =>
    expect(read('Four days Rome, two days Naples, one day Pompeii').days).toBe(6))

  test('the days of the trip stay its days', () =>
    expect(read('10 days in October, Seville as our base, a day in Cordoba').days).toBe(10))

  test.each([
    ['Four days Rome, two days Naples, one day Pompeii', ['Rome', 'Naples']],
    ['Porto four nights, one night in Braga, May', ['Porto', 'Braga']],
    ['A trip to Bali and Lombok. Stay in Bali for 5 days.', ['Bali', 'Lombok']],
    ['10 days Japan: Tokyo 5 days, one day Nikko, Kyoto 4 days', ['Tokyo', 'Nikko', 'Kyoto']],
  ])('nights of its own make a goal: %s', (text, towns) => expect(goals(text)).toEqual(towns))
})

describe('where one is for something else', () => {
  test.each([
    [
      "Namibia, 15 days. We'd pick up a 4x4 with roof tent in Windhoek and want Swakopmund, Etosha",
      ['Swakopmund', 'Etosha'],
    ],
    [
      'Picking up bikes in Passau, then Linz, Krems and Vienna, a week in June',
      ['Linz', 'Krems', 'Vienna'],
    ],
  ])('a car is taken there: %s', (text, towns) => expect(goals(text)).toEqual(towns))

  test.each([
    'I have a conference in Singapore until Friday 12 Feb and would like to add two days somewhere close',
    'My trade fair in Frankfurt ends on Friday 12 March, then two nights somewhere nice not far away',
    'I work in Geneva until Thursday 11 March, then three days somewhere in the mountains nearby',
  ])('the goal is asked for: %s', (text) => {
    expect(read(text).destinations).toEqual([])
    expect(read(text).missing).toContain('destinations')
  })

  test.each([
    'Congress in Helsinki until Thursday 10 June, after that a long weekend somewhere quiet nearby',
    'Somewhere between Lyon and Nice for two nights in July on our way to Italy',
  ])('nor is a town of that name, or the end of the way: %s', (text) =>
    expect(read(text).destinations).toEqual([]),
  )

  test('a road that begins and ends in a town leads through the land', () => {
    const brief = read('Road trip Ireland in September, ten days, starting and ending in Dublin')
    expect(brief.destinations.map(({ name }) => name)).toEqual(['Ireland'])
    expect(brief.origin?.name).toBe('Dublin')
  })

  test('a bed with family is no goal', () => {
    const brief = read('London 2 to 9 May, visiting my son. I stay with him in Croydon.')
    expect(brief.destinations.map(({ name }) => name)).toEqual(['London'])
    expect(brief.lodging.area).toBe('Croydon')
  })

  test('a park stands in its town', () =>
    expect(goals('grandparents + 2 kids, Legoland Billund')).toEqual(['Billund']))
})
