import { expect, it } from 'vitest'
import { place } from '../testing/sample-request.ts'
import { blossomWeight, cherryTime, outOfBloom } from './flowers.ts'

const garden = (about: string, at: [number, number] = [50, 14]) =>
  place('garden', { kind: 'garden', about, at })

it('says what is not in flower, by the half of the world', () => {
  const roses = 'Thousands of roses beside a boating lake.'
  expect(outOfBloom(garden(roses), '2026-12-24')).toMatch(
    /roses are not in flower now: that is from May to October/,
  )
  expect(outOfBloom(garden(roses), '2026-06-24')).toBeNull()
  expect(outOfBloom(garden(roses, [-34, -58]), '2026-12-24')).toBeNull()
  const inApril = { says: 'In April the roses are in flower.', months: [4] }
  const early = place('early', { kind: 'garden', about: roses, moments: [inApril] })
  expect(outOfBloom(early, '2027-04-08')).toBeNull()
  expect(outOfBloom(early, '2026-12-24')).toBe('The roses are not in flower now.')
  // A park has a rose garden among much else; a garden is its flowers.
  const park = place('park', { kind: 'park', about: 'Rowing boats and a rose garden.' })
  expect(outOfBloom(park, '2027-04-08')).toBeNull()
  expect(outOfBloom(place('wall', { about: roses, kind: 'museum' }), '2026-12-24')).toBeNull()
})

it('knows when cherry trees flower, and what is worth more for it', () => {
  const walk = place('walk', { about: 'A canal under cherry trees, with cats and cafés.' })
  expect(cherryTime('kyoto', '2027-04-08')).toMatch(/April 10/)
  expect(cherryTime('kyoto', '2027-05-08')).toBeNull()
  expect(cherryTime('lisbon', '2027-04-08')).toBeNull()
  expect(blossomWeight(walk, 'kyoto', '2027-04-08')).toBeGreaterThan(1)
  expect(blossomWeight(walk, 'kyoto', '2027-08-08')).toBe(1)
})
