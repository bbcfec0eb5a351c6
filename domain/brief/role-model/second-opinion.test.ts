import { describe, expect, it } from 'vitest'
import { loadDestinationNames } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { parseBrief } from '../parse-brief.ts'
import type { TripBrief } from '../schema.ts'

const context = {
  today: '2026-11-19',
  gazetteer: await loadGazetteer(),
  destinations: await loadDestinationNames(),
}

const read = (text: string) => parseBrief(text, context)
const asks = ({ destinations, contradictions }: TripBrief) =>
  destinations.length === 0 || contradictions.some(({ slots }) => slots.includes('destination'))

describe('what is plainly said of other places needs no question', () => {
  it.each([
    ['our neighbours in Bath feed the cat, so off to Lucca for a week', 'Lucca'],
    ['Her family is in Seoul, mine in Madrid, so we meet halfway: Istanbul, 5 days', 'Istanbul'],
    ['After our disaster in Cancun we want calm: Tulum, 6 nights, yoga', 'Tulum'],
    ['With Adelaide and Hamilton, our two dachshunds, for a week in Bruges', 'Bruges'],
  ])('%s', (text, goal) => {
    const brief = read(text)
    expect(brief.destinations.map(({ name }) => name)).toEqual([goal])
    expect(asks(brief)).toBe(false)
  })
})

describe('a goal that is no more than likely is asked about', () => {
  it.each([
    ['Granada first maybe, my uncle swears by Jerez. Three nights in Seville for sure', 'Seville'],
  ])('%s', (text, goal) => {
    const { destinations } = read(text)
    const planned = destinations.filter(({ doubted }) => !doubted).map(({ name }) => name)
    expect(planned).toContain(goal)
    expect(planned).not.toContain('Jerez')
  })
})

it.each([
  ['Istanbul maybe, 2 weeks in Zanzibar', 'Istanbul'],
  ['Three nights in Portland for books, and maybe the Columbia Gorge', 'Columbia Gorge'],
])('what was left open in so many words is asked about: %s', (text, open) => {
  const brief = read(text)
  expect(brief.destinations.map(({ name }) => name)).toContain(open)
  expect(asks(brief)).toBe(true)
})

it('a pronoun with its verb is no place', () => {
  const brief = read("Rome and Milan. We'll be 2 in total, want to stay 6 days")
  expect(brief.destinations.map(({ name }) => name)).toEqual(['Rome', 'Milan'])
  expect(asks(brief)).toBe(false)
})

it('a choice, a search and a later message stay as the rules read them', () => {
  expect(read('Lisbon or Porto, 4 days').choice).toBe(true)
  expect(read('somewhere warm in February from Berlin').destinations).toEqual([])
  const known = [{ name: 'Madrid', kind: 'city' as const, country: 'ES' }]
  const later = parseBrief('and Toledo', { ...context, known })
  expect(later.destinations.map(({ name }) => name)).toEqual(['Toledo'])
})

it('a text of nothing but names is read within bounds', () => {
  const names = Array.from({ length: 600 }, (_, index) => ['Paris', 'Rome', 'Oslo'][index % 3])
  expect(read(names.join(' ')).destinations.length).toBeLessThanOrEqual(60)
})
