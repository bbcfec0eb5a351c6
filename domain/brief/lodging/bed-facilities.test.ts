import { describe, expect, test } from 'vitest'
import { createReading } from '../reading.ts'
import { bedThere, facilitiesOf, holdBeds } from './bed-facilities.ts'

describe('what a bed is to have', () => {
  test.each([
    ['a resort with family room', ['family room']],
    ['half board and twin beds', ['half board', 'twin beds']],
    ['a cabin with a sauna, a hot tub and a view', ['sauna', 'hot tub']],
    ['flat with kitchen, shallow beaches, tavernas with a garden', []],
    ['we would rather stay in fewer places', ['few changes of hotel']],
    ['no all inclusive please', []],
  ])('%s', (text, wishes) => {
    expect(facilitiesOf(createReading(text))).toEqual(wishes)
  })

  test('a room for a family brings none', () => {
    const reading = createReading('resort with family room')
    holdBeds(reading)
    expect(reading.free()).not.toContain('family')
  })
})

describe('a bed that is there already', () => {
  test.each([
    ["staying at a friend's flat in Condesa", "at a friend's flat"],
    ['we stay with my cousin', 'with my cousin'],
    ['no hotel needed', 'no hotel needed'],
    ['staying with friends in a villa', undefined],
    ['a hotel near my brother', undefined],
  ])('%s', (text, found) => {
    expect(bedThere(createReading(text))).toBe(found)
  })
})
