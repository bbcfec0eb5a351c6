import { describe, expect, it } from 'vitest'
import type { SetSlots } from '#domain/brief/set-by-hand/slots.ts'
import { patched, shownSlots } from './shown-slots.ts'
import { unset, wishChips } from './wish-chips.ts'

const readingOf = (read: SetSlots, vagueDates?: string) => ({
  read,
  others: [],
  notUnderstood: [],
  problems: [],
  slugs: [],
  ...(vagueDates && { vagueDates }),
})
const valuesOf = (chips: ReturnType<typeof wishChips>) =>
  Object.fromEntries(
    chips.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])),
  )

describe('chips', () => {
  it('are always the same ones, empty where nothing is known', () => {
    const chips = wishChips(undefined, {})
    expect(chips).toHaveLength(11)
    expect(valuesOf(chips)).toEqual({})
  })

  it('show what the words say, and what was set before it', () => {
    const read = { where: ['Lisbon'], month: '2027-05', days: 4, children: 2 }
    const chips = wishChips(readingOf(read), { where: ['Porto'], stepFree: true, adults: 2 })
    expect(valuesOf(chips)).toEqual({
      where: 'Porto',
      when: 'May 2027',
      length: '4 days',
      who: '2 adults, 2 children',
      stepfree: 'Yes',
    })
    expect(chips[0]).toMatchObject({ isSet: true, words: 'Lisbon' })
    expect(chips[2]).toMatchObject({ isSet: false, words: undefined })
  })

  it('that were set to nothing are empty, whatever the words say', () => {
    const read = { budget: '900 EUR in total', see: ['Louvre'], start: '2027-05-01' }
    const set = { budget: 'none', see: [], month: '2027-06' }
    expect(valuesOf(wishChips(readingOf(read), set))).toEqual({ when: 'June 2027' })
  })

  it('say a season as the days it lies between', () => {
    const chips = wishChips(readingOf({}, 'between Jun 1 and Aug 31, 2027'), {})
    expect(valuesOf(chips)).toEqual({ when: 'between Jun 1 and Aug 31, 2027' })
  })

  it('count where names would be too many', () => {
    const see = ['Louvre', 'Eiffel Tower', 'Orsay', 'Pantheon']
    expect(valuesOf(wishChips(undefined, { see }))).toEqual({ see: '4 sights' })
  })

  it('that are reset show what the words say again', () => {
    expect(patched({ start: '2027-05-01', end: '2027-05-02', days: 2 }, unset('when'))).toEqual({
      days: 2,
    })
  })
})

describe('what fields show', () => {
  it.each<[string, SetSlots, SetSlots, SetSlots]>([
    [
      'a first day that was set is not joined with a last day that was said',
      { start: '2027-05-01', end: '2027-05-04', days: 4 },
      { start: '2027-06-10' },
      { start: '2027-06-10', end: '2027-06-13', days: 4 },
    ],
    [
      'dates that were set have their own length',
      { days: 4, month: '2027-05' },
      { start: '2027-06-10', end: '2027-06-11' },
      { start: '2027-06-10', end: '2027-06-11', days: 2 },
    ],
    [
      'a length that was set moves the last day',
      { start: '2027-05-01', end: '2027-05-04', days: 4 },
      { days: 2 },
      { start: '2027-05-01', end: '2027-05-02', days: 2 },
    ],
    [
      'children stay when adults are set',
      { children: 3 },
      { adults: 1 },
      { adults: 1, children: 3 },
    ],
  ])('%s', (_, read, set, shown) => expect(shownSlots(read, set)).toEqual(shown))
})
