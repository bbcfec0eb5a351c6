import { expect, test } from 'vitest'
import { loadDestinationNames } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { parseBrief } from './parse-brief.ts'
import { printBrief } from './print-brief.ts'

const context = {
  today: '2026-11-19',
  gazetteer: await loadGazetteer(),
  destinations: await loadDestinationNames(),
}
const said = (text: string) => printBrief(parseBrief(text, context))

test.each([
  ['Reykjavik, northern lights and whale watching', 'We like northern lights, whale watching.'],
  ['Kyoto, not too many temples', 'Not too many temples.'],
  ['Athens, no more than two museums', 'No more than two museums.'],
  ['Vienna, at most one museum', 'We want at most one museum.'],
  ['Seville, tapas', 'Cuisines: tapas.'],
  ['Prague, clubs no', 'No clubs.'],
  ['Mauritius, nothing too adventurous', 'No adventure.'],
])('a reading says it in the words of the request: %s', (text, sentence) => {
  expect(said(text)).toContain(sentence)
})

test('what a liking tells already is not said twice', () => {
  const sentences = said('London, a rugby match and a comic museum')
  expect(sentences).toContain('We are keen on rugby match, comic museum.')
  expect(sentences).not.toMatch(/We like|We want/)
})
