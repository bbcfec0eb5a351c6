import { describe, expect, it } from 'vitest'
import { parseBrief } from '#domain/brief/parse-brief.ts'
import { loadDrives } from '#domain/drives/load-drives.ts'
import { loadDestinationNames } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { loadRoadTowns } from '#domain/routing/load-road-towns.ts'
import { roadFromWords } from './road-from-words.ts'

const [gazetteer, destinations, roadTowns, drives] = await Promise.all([
  loadGazetteer(),
  loadDestinationNames(),
  loadRoadTowns(),
  loadDrives(),
])
const read = (text: string) => {
  const context = { today: '2027-03-01', gazetteer, destinations, roadTowns, drives }
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

  it('spends spare days in the towns that lie on the way, in driving order, and at its end', () => {
    const wish = read('Naples to Milan by car, eight days')
    if (wish.kind !== 'road') throw new Error(wish.says)
    const { stops } = wish.road.route
    const beds = stops.filter(({ nights }) => nights > 0).map(({ name }) => name)
    expect(beds).toContain('Rome')
    expect(beds.indexOf('Florence')).toBeGreaterThan(beds.indexOf('Rome'))
    expect(beds.at(-1)).toBe('Milan')
    expect(stops.reduce((sum, { nights }) => sum + nights, 0)).toBe(8)
    const quick = read('Naples to Milan by car, two days')
    if (quick.kind !== 'road') throw new Error(quick.says)
    expect(quick.road.route.stops.filter(({ nights }) => nights > 0)).toHaveLength(2)
  })

  it('leads straight on where no days were named', () => {
    expect(read('Naples to Milan by car')).toMatchObject({
      road: { route: { stops: [], end: { name: 'Milan' } } },
    })
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
