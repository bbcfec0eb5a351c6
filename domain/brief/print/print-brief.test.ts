import { describe, expect, test } from 'vitest'
import { loadDestinationNames } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { parseBrief } from '../parse-brief.ts'
import { printBrief } from './print-brief.ts'

const context = {
  today: '2026-11-15',
  gazetteer: await loadGazetteer(),
  destinations: await loadDestinationNames(),
}

describe('printed and read again, a brief says the same of', () => {
  test.each([
    ['seniors beside whom others may come', 'My parents (72 and 75) want to see Bath, 4 days'],
    ['seniors who pay', 'grandparents pay, so Lake Garda it is, 7 days'],
    ['a baby and seniors', 'both sets of grandparents, us and the baby, four days in Bath'],
    ['grandparents and their grandchildren', 'grandparents taking three grandchildren to Lisbon'],
    ['girls and a dog', '2 girls 1 dog slovenia 8 days'],
    ['the weather that is sought', 'somewhere snowy for huskies, 5 days in january'],
    ['a history of something', 'natural history geek, London 3 days'],
    ['what a town is known for', 'Chester zoo and the Roman walls, 2 nights with a 4 year old'],
    ['water to swim in', 'wild swimming slovenia july 8 days'],
    ['friends to meet', 'solo in Kyoto 5 days, meeting a friend on the second evening'],
    ['a town in doubt with its state', 'LA Lakers at Madison Square Garden, 3 days around it'],
    [
      'a stay in a quarter',
      '12 days in Bali: 5 days in Ubud, 4 in Seminyak and 3 on Nusa Lembongan',
    ],
    ['a good bottle', "I'd like to open a good bottle at night: Cork, 3 days"],
  ])('%s', (_, text) => {
    const { spans, notUnderstood, language, ...brief } = parseBrief(text, context)
    const again = parseBrief(printBrief({ ...brief, spans, notUnderstood }), context)
    for (const [key, value] of Object.entries(brief))
      expect(again[key as keyof typeof brief], key).toEqual(value)
  })
})

test('a liking for a kind of history is kept as it was said, beside a museum that has its name', () => {
  expect(parseBrief('Rome 3 days, art history is a must', context).tastes).toEqual(['art history'])
  expect(parseBrief('London 3 days, natural history museum', context).tastes).toEqual([])
})

test('the animals that come along are none of the ages of the children', () => {
  expect(parseBrief('2 girls 1 dog slovenia', context).party.childAges).toEqual([])
})
