import { expect, it } from 'vitest'
import { hotelLimit } from './hotel-changes.ts'

it.each([
  ["we'd rather not change hotels more than twice", 3],
  ['no more than two hotel changes, please', 3],
  ['no more than three hotels please', 3],
  ['at most 2 hotels', 2],
  ['We want one base in Vienna for six days', 1],
  ['without changing hotels', 1],
  ['I do not want to change hotels', 1],
  ['changing hotels at most once', 2],
])('"%s" allows %i hotels', (text, hotels) => {
  expect(hotelLimit(text)?.hotels).toBe(hotels)
})

it.each(['a nice hotel near the station', 'three hotels to choose from', 'two of us in one room'])(
  '"%s" says nothing of it',
  (text) => {
    expect(hotelLimit(text)).toBeNull()
  },
)
