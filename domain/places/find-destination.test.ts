import { expect, test } from 'vitest'
import { createDestinationFinder } from './find-destination.ts'

const finder = createDestinationFinder([
  {
    slug: 'florence',
    name: 'Florence',
    country: 'IT',
    alsoKnownAs: ['Firenze'],
    at: [43.77, 11.26],
  },
  { slug: 'new-york', name: 'New York', country: 'US', alsoKnownAs: ['NYC'], at: [40.71, -74.01] },
])

test('a destination is found by any of its names', () => {
  expect(finder.named('firenze')?.slug).toBe('florence')
  expect(finder.named('nyc')?.slug).toBe('new-york')
  expect(finder.named('Siena')).toBeUndefined()
})

test('another country’s city of that name is another place', () => {
  expect(finder.named('Florence', 'US')).toBeUndefined()
})

test('a suburb belongs to its city, another town does not', () => {
  expect(finder.near([43.81, 11.29])?.slug).toBe('florence')
  expect(finder.near([43.32, 11.33])).toBeUndefined()
})
