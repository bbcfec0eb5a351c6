import { expect, test } from 'vitest'
import { loadDestinationNames } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { parseBrief } from '../parse-brief.ts'
import { printBrief } from '../print/print-brief.ts'

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

test('likings of their own are told word by word, beside the interests that they stand for', () => {
  const sentences = said('London, a rugby match and a comic museum')
  expect(sentences).toContain('Also keen on: rugby match; comic museum.')
  const { interests, wantedKinds, tastes } = parseBrief(sentences, context)
  expect({ interests, wantedKinds, tastes }).toEqual({
    interests: ['sport'],
    wantedKinds: ['museum'],
    tastes: ['rugby match', 'comic museum'],
  })
})
