import { expect, it } from 'vitest'
import { airportWay, withAirportWay } from './airport-way.ts'

const far = 'The center is walkable. Keflavík airport is about fifty minutes away by coach.'

it.each([
  [far, 50],
  ['Trains reach the airport in half an hour.', 30],
  ['UP Express trains reach Pearson airport in 25 minutes.', 25],
  ['Trains reach the airport in about ten minutes and Lucerne in under an hour.', 10],
  ['A dedicated bus links the airport with the center.', undefined],
  [undefined, undefined],
])('%s', (told, minutes) => expect(airportWay(told)).toBe(minutes))

it('who lands far out is in town later, and who comes by train is not', () => {
  const lands = { kind: 'journey' as const, from: 600, to: 900, flownIn: true as const }
  expect(withAirportWay(lands, far)).toMatchObject({ from: 620, to: 900 })
  const comes = { kind: 'journey' as const, from: 600 }
  expect(withAirportWay(comes, far)).toEqual(comes)
})
