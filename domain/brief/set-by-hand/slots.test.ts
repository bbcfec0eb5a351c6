import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runCount } from '#testing/run-count.ts'
import { readCoordinates } from './coordinates.ts'
import { mostSights, readSlots, slotEntries } from './slots.ts'

const read = (query: string) => readSlots(new URLSearchParams(query))

describe('what is set by hand, in an address', () => {
  it('reads every field, and empty ones say nothing', () => {
    expect(
      read(
        'where=Lisbon&where=Porto;Braga&start=2027-05-01&end=2027-05-04&adults=2&children=1&pace=slow&likes=food&likes=art&budget=900+EUR&see=Bel%C3%A9m+Tower%0D%0AAlfama&diet=vegan&stepfree=yes&stay=38.71,-9.14&days=&month=',
      ),
    ).toEqual({
      slots: {
        where: ['Lisbon', 'Porto', 'Braga'],
        start: '2027-05-01',
        end: '2027-05-04',
        adults: 2,
        children: 1,
        pace: 'slow',
        likes: ['art', 'food'],
        budget: '900 EUR',
        see: ['Belém Tower', 'Alfama'],
        diets: ['vegan'],
        stepFree: true,
        stay: '38.71,-9.14',
      },
      problems: [],
    })
  })

  it.each([
    ['start=2027-02-30', /“2027-02-30” is not a day of the calendar/],
    ['start=2027-05-04&end=2027-05-01', /last day, 2027-05-01, lies before the first/],
    ['start=2027-05-01&end=2027-05-04&days=9', /is 4 days, not 9: the dates were kept/],
    ['days=0', /“0” is not a number of days/],
    ['adults=two', /“two” is not a number of adults/],
  ])('%s is left out with a sentence', (query, says) => {
    expect(read(query).problems.join(' ')).toMatch(says)
  })

  it('keeps the first of three hundred must-sees and says so', () => {
    const many = Array.from({ length: 300 }, (_, index) => `see=Sight+${index}`).join('&')
    const { slots, problems } = read(many)
    expect(slots.see).toHaveLength(mostSights)
    expect(problems).toEqual([expect.stringMatching(/^300 must-sees are more/)])
  })

  it('comes out of its own address as it was, with what is to be nothing', () => {
    const slots = { where: [], likes: [], see: ['The Louvre'], stepFree: false, budget: 'none' }
    expect(readSlots(slotEntries(slots))).toEqual({ slots, problems: [] })
  })

  it('never throws, and what it read reads back the same', () => {
    const name = fc.constantFrom(
      ...['where', 'start', 'end', 'month', 'days', 'adults', 'children', 'pace', 'likes'],
      ...['budget', 'see', 'diet', 'stepfree', 'stay', 'q'],
    )
    const value = fc.oneof(fc.string(), fc.constantFrom('none', '2027-05-01', '3', 'slow', 'food'))
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (entries) => {
        const { slots } = readSlots(entries)
        expect(readSlots(slotEntries(slots)).slots).toEqual(slots)
      }),
      { numRuns: runCount('slots in an address', { everyday: 100, full: 5000 }) },
    )
  })
})

describe('coordinates', () => {
  it.each([
    ['38.71,-9.14', [38.71, -9.14]],
    ['38.7139° N, 9.1394° W', [38.7139, -9.1394]],
    [' (-33.86; 151.21) ', [-33.86, 151.21]],
    ['91,0', undefined],
    ['38.71', undefined],
    ['12 Rua Augusta', undefined],
    ['Lisbon, Portugal', undefined],
  ])('%s', (text, at) => expect(readCoordinates(text)).toEqual(at))
})
