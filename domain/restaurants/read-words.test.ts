import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { readWords } from './read-words.ts'
import { emptyWish, readWish, withSaid } from './wish.ts'
import { writeWish } from './wish-fields.ts'

const { destinations } = await loadCatalogue()
const gazetteer = await loadGazetteer()
const cuisines = new Set(
  destinations.flatMap(({ places }) => places.flatMap((each) => each.cuisines ?? [])),
)
/** A Monday. */
const today = '2027-06-14'
const read = (text: string) => readWords(text, { today, gazetteer, destinations, cuisines })

describe('a wish in words', () => {
  it.each([
    [
      'somewhere for eight people at nine on a Sunday',
      { people: 8, time: '21:00', date: '2027-06-20', open: true },
    ],
    ['table for two at 7.30pm tomorrow', { people: 2, time: '19:30', date: '2027-06-15' }],
    ['brunch at ten on Saturday', { meal: 'breakfast', time: '10:00', date: '2027-06-19' }],
    ['lunch at one', { meal: 'lunch', time: '13:00' }],
    ['half past eight tonight', { time: '20:30', date: today, meal: 'dinner' }],
    ['vegan and gluten-free dinner', { meal: 'dinner', diets: ['vegan', 'gluten-free'] }],
    ['cheap ramen open now', { price: 1, cuisines: ['ramen'], open: true }],
    [
      'tapas with the kids, wheelchair accessible',
      { cuisines: ['tapas'], kids: true, stepFree: true },
    ],
    ['within ten minutes walk', { walk: 10 }],
    ['a romantic dinner for our anniversary', { meal: 'dinner', special: true }],
    ['dim sum for 6', { cuisines: ['dim-sum'], people: 6 }],
  ])('%s', (text, expected) => {
    expect(read(text).said).toMatchObject(expected)
  })

  it('a number of people is no hour, and an hour no number of people', () => {
    expect(read('for eight people').said.time).toBeUndefined()
    expect(read('at eight').said.people).toBeUndefined()
  })

  it('names a town, a sight near it, and what is not wanted', () => {
    const { towns, sights, avoided, said } = read(
      'not seafood, near the Jerónimos Monastery in Lisbon',
    )
    expect(towns.map(({ slug }) => slug)).toEqual(['lisbon'])
    expect(sights).toContain('Jerónimos Monastery')
    expect(avoided).toEqual(['seafood'])
    expect(said.cuisines).toBeUndefined()
  })

  it('asks for the position where the words ask for what is near', () => {
    expect(read('pizza near me').nearMe).toBe(true)
    expect(read('pizza near the Colosseum').nearMe).toBe(false)
  })

  it('tells what it did not understand', () => {
    expect(read('dinner beside a zither and a waterfall').notUnderstood.join(' ')).toContain(
      'zither',
    )
    expect(read('somewhere for eight people at nine on a Sunday').notUnderstood).toEqual([])
  })

  it('ten thousand characters are read up to a limit, which is said', () => {
    const { wish, notes } = readWish(new URLSearchParams({ q: 'noodles '.repeat(1250) }), today)
    expect(wish.words).toHaveLength(1999)
    expect(notes).toEqual(['Only the first 2,000 characters were read.'])
    expect(read(wish.words ?? '').said.cuisines).toEqual(['noodles'])
  })
})

describe('a wish in an address', () => {
  it('leaves out what can’t be used, and says so', () => {
    const fields =
      'where=Rome&date=1850-01-01&time=25:99&price=9&diet=paleo&people=0&walk=-3&meal=elevenses'
    const { wish, notes } = readWish(new URLSearchParams(fields), today)
    expect(wish).toEqual({ ...emptyWish(), where: 'Rome' })
    expect(notes).toHaveLength(7)
    expect(notes[0]).toBe('The date 1850-01-01 was left out: it is over.')
  })

  it('reads all filters at once, and writes them as they were', () => {
    const fields =
      'where=Rome&q=trattoria&date=2027-06-20&time=21%3A00&meal=dinner&cuisine=roman&diet=vegan&diet=halal&price=1&open=1&kids=1&stepfree=1&walk=5&people=40&special=1'
    const { wish, notes } = readWish(new URLSearchParams(fields), today)
    expect(notes).toEqual([])
    expect(writeWish(wish).toString()).toBe(fields)
  })

  it('what is set by hand wins over words, and diets of both are kept', () => {
    const set = { ...emptyWish(), price: 3, diets: ['halal' as const] }
    expect(withSaid(set, { price: 1, diets: ['vegan'], people: 4 })).toMatchObject({
      price: 3,
      people: 4,
      diets: ['halal', 'vegan'],
    })
  })
})
