import { expect, it } from 'vitest'
import { sayOnce } from './say-once.ts'

const monday = '2027-05-10'
const tuesday = '2027-05-11'

it('says a set phrase once in a plan, however it goes on', () => {
  const left = sayOnce()
  const zoo = ['Bears and otters.', 'Children enjoy it.', 'Indoors, on a day that may well be wet.']
  expect(left({ reasons: zoo, placeId: 'zoo', date: monday })).toEqual(zoo)
  const museum = ['Bones.', 'Children enjoy it.', 'Indoors, on a day that may well be wet.']
  expect(left({ reasons: museum, placeId: 'museum', date: tuesday })).toEqual(['Bones.'])
  const food = (what: string) => ['A hall.', `For your interest in ${what}.`]
  expect(left({ reasons: food('food'), placeId: 'hall', date: tuesday })).toHaveLength(2)
  expect(left({ reasons: food('food and art'), placeId: 'other', date: tuesday })).toHaveLength(1)
})

it('says what the heat of a day does once on that day', () => {
  const left = sayOnce()
  const cool = (placeId: string, date: string) =>
    left({ reasons: ['Indoors while it is hottest.'], placeId, date })
  expect(cool('one', monday)).toHaveLength(1)
  expect(cool('two', monday)).toHaveLength(0)
  expect(cool('three', tuesday)).toHaveLength(1)
})

it('says every time what one relies on, and describes a house once', () => {
  const left = sayOnce()
  const table = ['Artichokes in the old ghetto.', 'Known to suit: kosher.']
  expect(left({ reasons: table, placeId: 'house', date: monday })).toEqual(table)
  expect(left({ reasons: table, placeId: 'house', date: tuesday })).toEqual([
    'Known to suit: kosher.',
  ])
})

it('names the nearest table once, and then only that one has to look', () => {
  const unsaid = sayOnce()
  const near =
    'Eat where you like the look of it: the nearest that is known is Ana (Baixa), about 10 minutes on foot.'
  const stop = (date: string) => ({ reasons: [near], placeId: null, date })
  expect(unsaid(stop('2027-05-10'))).toEqual([near])
  expect(unsaid(stop('2027-05-11'))).toEqual(['Eat where you like the look of it.'])
})
