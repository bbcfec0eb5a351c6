import { expect, it } from 'vitest'
import { loadDestinationNames } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { parseBrief } from '../parse-brief.ts'

const destinations = await loadDestinationNames()
const gazetteer = await loadGazetteer()
const read = (text: string) => parseBrief(text, { today: '2026-11-19', gazetteer, destinations })

it.each([
  'Cairo 14-17 February, the pyramids early before the heat and the buses',
  'Dubrovnik 4 days in June, the walls before the tour groups and the coaches come',
  "Kyoto 4 days in April, Fushimi Inari when it's empty",
  'Milan on 4 December, the Duomo lit up',
])('the hour of a sight is understood, and no way of travel: %s', (text) => {
  const { transport, spans } = read(text)
  expect(transport.wanted).toEqual([])
  expect(spans.some(({ slot }) => slot === 'pace')).toBe(true)
})

it('a bus that is a way stays one', () => {
  expect(read('Puglia by bus and train, 5 days in May').transport.wanted).toEqual(['bus', 'train'])
})
