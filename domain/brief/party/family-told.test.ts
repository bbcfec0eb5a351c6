import { expect, test } from 'vitest'
import { loadDestinationNames } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { parseBrief } from '../parse-brief.ts'

const context = {
  today: '2026-11-19',
  gazetteer: await loadGazetteer(),
  destinations: await loadDestinationNames(),
}
const party = (text: string) => parseBrief(text, context).party

test.each([
  ['Me and my brother in Tallinn, 3 days in May', 2, ['family']],
  ['My grandma, my mum and me to Vienna for two nights', 3, ['family']],
  ["Mum's 60th is on 12 June and the five of us want a weekend in Porto", 5, ['family']],
  ['Our family of five (kids 3, 7, 10) plus grandma, Paris, 3 days', 6, ['family']],
  ['Me and two friends in Tallinn, 3 days in May', 3, ['friends']],
  [
    'My boyfriend proposed! So my sister and I plus four friends want a hen in Lisbon',
    6,
    ['friends'],
  ],
  ['Japan in October, budget 6000 euros for both without flights', 2, []],
])('%s', (text, total, kinds) => {
  expect(party(text).total).toBe(total)
  expect(party(text).kinds).toEqual(kinds)
})

test.each([
  ['Alsace with my old parents, my father has diabetes and my mother tires quickly', 2],
  ["Mum's 70th birthday, the six of us, her included, a weekend in Venice", 1],
  ["Mum's 60th birthday, the six of us, her included, a weekend in Venice", undefined],
])('%s', (text, elders) => expect(party(text).elderly).toBe(elders))
