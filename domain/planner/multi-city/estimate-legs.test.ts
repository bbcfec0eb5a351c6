import { expect, it } from 'vitest'
import { estimateLegs } from './estimate-legs.ts'

const hours = (...cities: { name: string; at: [number, number] }[]) => {
  const [leg] = estimateLegs(cities, { wanted: ['train'], avoided: [] })
  return (leg?.minutes ?? 0) / 60
}

it('trains are as fast as the rails between two cities', () => {
  const prague = { name: 'Prague', at: [50.0755, 14.4378] as [number, number] }
  const vienna = { name: 'Vienna', at: [48.2082, 16.3738] as [number, number] }
  expect(hours(prague, vienna)).toBeGreaterThan(3.8)
  expect(hours(prague, vienna)).toBeLessThan(5)
  const madrid = { name: 'Madrid', at: [40.4168, -3.7038] as [number, number] }
  const seville = { name: 'Seville', at: [37.3891, -5.9845] as [number, number] }
  expect(hours(madrid, seville)).toBeLessThan(4)
})
