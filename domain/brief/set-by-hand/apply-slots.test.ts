import { describe, expect, it } from 'vitest'
import { loadDestinationNames } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { parseBrief } from '../parse-brief.ts'
import { applySlots } from './apply-slots.ts'
import type { SetSlots } from './slots.ts'
import { readWishWith } from './slots-of-brief.ts'

const context = {
  today: '2026-11-16',
  gazetteer: await loadGazetteer(),
  destinations: await loadDestinationNames(),
}
const wish = 'Four slow days in Lisbon in May with two kids, budget 1200 EUR, no churches'
const applied = (slots: SetSlots, text = wish) =>
  applySlots(parseBrief(text, context), slots, context)

describe('what is set by hand', () => {
  it('leaves a brief alone where nothing is set', () => {
    expect(applied({})).toEqual(parseBrief(wish, context))
  })

  it('wins over the words, slot by slot', () => {
    const brief = applied({ where: ['Porto'], days: 6, adults: 1, children: 0, pace: 'fast' })
    expect(brief.destinations.map(({ slug }) => slug)).toEqual(['porto'])
    expect(brief).toMatchObject({ days: 6, pace: 'fast', party: { total: 1, has: [] } })
    // What was not set is as the words say.
    expect(brief.dates).toMatchObject({ earliest: '2027-05-01' })
    expect(brief.budget).toMatchObject({ minor: 120_000 })
    expect(brief.avoidedKinds).toEqual(['worship'])
    expect(brief.spans.map(({ slot }) => slot)).not.toContain('destination')
  })

  it('takes places in the order they were set, and one that nobody knows as a question', () => {
    const brief = applied({ where: ['Kyoto', 'Portland, OR', 'Xyzzyville'] })
    expect(brief.destinations.map(({ name, kind }) => [name, kind])).toEqual([
      ['Kyoto', 'city'],
      ['Portland', 'city'],
      ['Xyzzyville', 'unknown'],
    ])
    expect(brief.destinations[1]).toMatchObject({ state: 'OR' })
    expect(brief.order).toBe('given')
    expect(brief.contradictions.map(({ says }) => says)).toEqual([
      'Xyzzyville is not a place that is known here: where is it?',
    ])
  })

  it.each<[string, SetSlots, object]>([
    [
      'dates make the length',
      { start: '2027-03-27', end: '2027-03-29' },
      { days: 3, dates: { start: '2027-03-27', end: '2027-03-29', precision: 'exact' } },
    ],
    [
      'a first day keeps the length that was said',
      { start: '2027-06-01' },
      { days: 4, dates: { start: '2027-06-01', end: '2027-06-04', precision: 'exact' } },
    ],
    [
      'a month takes the place of another',
      { month: '2028-02' },
      {
        days: 4,
        dates: { earliest: '2028-02-01', latest: '2028-02-29', precision: 'month' },
      },
    ],
  ])('%s', (_, slots, timing) => expect(applied(slots)).toMatchObject(timing))

  it('says what of it can not be', () => {
    expect(applied({ start: '2025-05-01', days: 3 }).contradictions).toContainEqual(
      expect.objectContaining({ says: '2025-05-03 is in the past.' }),
    )
  })

  it.each([
    ['1200 EUR per person', { minor: 120_000, currency: 'EUR', per: 'person' }],
    ['90000 JPY per day', { minor: 90_000, currency: 'JPY', per: 'day' }],
    ['2000 USD in total', { minor: 200_000, currency: 'USD', per: 'trip' }],
  ])('a budget of %s is a sum', (said, budget) => {
    expect(applied({ budget: said }).budget).toMatchObject(budget)
  })

  it('a budget that is none, a level, or no words that anybody knows', () => {
    expect(applied({ budget: 'none' }).budget).toBeUndefined()
    expect(applied({ budget: 'low' })).toMatchObject({ spending: 'low' })
    expect(applied({ budget: 'a handful' }).notUnderstood).toContain('budget a handful')
  })

  it('sets where one sleeps, by coordinates or by words', () => {
    expect(applied({ stay: '38.71,-9.14' }).lodging).toMatchObject({ at: [38.71, -9.14] })
    expect(applied({ stay: 'Alfama' }).lodging).toMatchObject({ area: 'Alfama' })
  })
})

describe('a wish while it is typed', () => {
  it('is shown as fields would set it, with what has none and what was not understood', () => {
    const reading = readWishWith(`${wish}, glorbing`, { days: 70 }, context)
    expect(reading).toMatchObject({
      read: {
        where: ['Lisbon'],
        month: '2027-05',
        days: 4,
        children: 2,
        pace: 'slow',
        budget: '1200 EUR in total',
      },
      slugs: ['lisbon'],
      notUnderstood: ['glorbing'],
    })
    expect(reading.others.join()).toMatch(/no churches/)
    expect(reading.problems).toEqual([expect.stringMatching(/^70 days are more than one plan/)])
  })

  it('reads back what it shows', () => {
    const { read } = readWishWith(wish, {}, context)
    const again = applySlots(parseBrief('', context), read, context)
    expect(again.destinations).toEqual(parseBrief(wish, context).destinations)
    expect(readWishWith('', read, context).problems).toEqual([])
  })
})
