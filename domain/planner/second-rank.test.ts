import { expect, it } from 'vitest'
import { secondRank } from './second-rank.ts'
import { dates, place, read } from './testing/sample-request.ts'

const known = Array.from({ length: 12 }, (_, index) => place(`k${index}`, { essential: 0.5 }))
const lesser = place('lesser', { essential: 0.2, interests: ['views'] })
const oneDay = [{ date: dates[0] }]

it('a sight for a second visit is left out where the days have a choice of better ones', () => {
  const places = [...known, lesser, place('chapel', { essential: 0.2, minutes: 20 })]
  expect([...secondRank(read({ places, days: oneDay }), places)]).toEqual(['lesser'])
})

it('it stays where the days are more than the better ones, and for those who like its subject', () => {
  const places = [...known, lesser]
  expect(secondRank(read({ places }), places).size).toBe(0)
  expect(secondRank(read({ places, days: oneDay, interests: ['views'] }), places).size).toBe(0)
})
