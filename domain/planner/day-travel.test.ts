import { expect, it } from 'vitest'
import { neighbourPairs } from './day-travel.ts'
import { place } from './testing/sample-request.ts'

const lodging: [number, number] = [35.003, 135.769]
const pairs = (places: readonly ReturnType<typeof place>[], ride = 0) =>
  neighbourPairs(
    places.map((each, number) => ({ number, place: each })),
    lodging,
    () => ride,
  )

it('two known sights a kilometer apart and far from the bed are of one day, and the more the longer the ride', () => {
  const pavilion = place('pavilion', { at: [35.0394, 135.7292], essential: 0.9, minutes: 45 })
  const stones = place('stones', { at: [35.0345, 135.7183], essential: 0.55, minutes: 45 })
  const [[, , near = 1] = []] = pairs([pavilion, stones], 0)
  const [[, , far = 1] = []] = pairs([pavilion, stones], 40)
  expect(pairs([pavilion, stones])).toHaveLength(1)
  expect(far).toBeGreaterThan(near)
})

it('as far apart beside the bed they are not', () => {
  const one = place('one', { at: [35.003, 135.775], essential: 0.9 })
  const other = place('other', { at: [35.012, 135.765], essential: 0.9 })
  expect(pairs([one, other])).toEqual([])
})

it('a boat belongs to the day of what it leads to', () => {
  const boat = place('boat', { at: [35.003, 135.77], endsAt: [35.06, 135.8] })
  const beach = place('beach', { at: [35.0605, 135.803] })
  expect(pairs([boat, beach])).toHaveLength(1)
})
