import { describe, expect, it } from 'vitest'
import { parseBrief } from '#domain/brief/parse-brief.ts'
import { loadDestinationNames } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { roadFromWords } from './road-from-words.ts'

const [gazetteer, destinations] = await Promise.all([loadGazetteer(), loadDestinationNames()])
const read = (text: string) => {
  const context = { today: '2027-03-01', gazetteer, destinations }
  return roadFromWords(parseBrief(text, context), text, context)
}

describe('a road trip in plain words', () => {
  it('has its ends, its days, its limits and the stops of the road it names', () => {
    const wish = read(
      'San Francisco to Los Angeles along the coast, five days, at most four hours of driving a day, not after dark',
    )
    if (wish.kind !== 'road') throw new Error(wish.says)
    const { route, rules, days } = wish.road
    expect([route.start.name, route.end?.name]).toEqual(['San Francisco', 'Los Angeles'])
    expect(route.stops.map(({ name }) => name)).toContain('Monterey')
    expect(rules).toMatchObject({ limit: 240, onlyByDay: true, rests: false })
    expect(days).toBe(5)
    expect(wish.understood).toContain('Not after dark')
  })

  it('spends spare days in the towns that lie on the way, in driving order, and none without them', () => {
    const wish = read('Naples to Milan by car, eight days')
    if (wish.kind !== 'road') throw new Error(wish.says)
    const towns = wish.road.route.stops.map(({ name }) => name)
    expect(towns).toEqual(['Rome', 'Florence'])
    const quick = read('Naples to Milan by car, two days')
    expect(quick).toMatchObject({ road: { route: { stops: [] } } })
  })

  it('is asked back for where it leads', () => {
    expect(read('a drive')).toMatchObject({ kind: 'question' })
    expect(read('a road trip from Lisbon')).toMatchObject({ kind: 'question' })
  })

  it('comes back to its start when it is a loop', () => {
    const wish = read('a loop from Munich through Salzburg and Innsbruck')
    if (wish.kind !== 'road') throw new Error(wish.says)
    expect(wish.road.route).toMatchObject({ round: true, start: { name: 'Munich' } })
    expect(wish.road.route.stops.map(({ name }) => name).toSorted()).toEqual([
      'Innsbruck',
      'Salzburg',
    ])
  })
})
