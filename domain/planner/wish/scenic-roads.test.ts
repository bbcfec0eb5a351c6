import { expect, it } from 'vitest'
import { scenicNotes, scenicStops } from './scenic-roads.ts'

const names = (from: string, to: string, text: string) =>
  scenicStops(from, to, text).map(({ name }) => name)

it('a coast road that was asked for has its stops in driving order, either way', () => {
  const south = names('San Francisco', 'Los Angeles', 'along the coast')
  expect(south[0]).toBe('Monterey')
  expect(south.at(-1)).toBe('Santa Barbara')
  expect(names('Los Angeles', 'San Francisco', 'up Highway 1')).toEqual(south.toReversed())
})

it('the coast of California, Oregon and Washington has its redwoods and its cheese', () => {
  const north = names('San Francisco', 'Seattle', 'along the coast, redwoods and cheese')
  expect(north.indexOf('Avenue of the Giants')).toBeLessThan(north.indexOf('Tillamook'))
  expect(names('San Francisco', 'Seattle', 'as fast as we can')).toEqual([])
})

it('who asks for nothing of the sort takes the straight road', () => {
  expect(names('San Francisco', 'Los Angeles', 'a week with a rental car')).toEqual([])
  expect(names('San Francisco', 'Las Vegas', 'along the coast')).toEqual([])
})

it('a road that slides close is told with the way around it', () => {
  const [says, ...more] = scenicNotes(['San Francisco', 'Monterey', 'McWay Falls, Big Sur'])
  expect(says).toMatch(/Highway 1 .* before you set out\. Where it is shut, US 101/)
  expect(more).toEqual([])
  expect(scenicNotes(['San Francisco', 'Monterey'])).toEqual([])
})
