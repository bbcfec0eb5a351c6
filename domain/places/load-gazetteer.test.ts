import { expect, test } from 'vitest'
import { loadGazetteer } from './load-gazetteer.ts'

const gazetteer = await loadGazetteer()
const best = (text: string, options = {}) => gazetteer.search(text, options)[0]?.place

test('a search finds what people mean', () => {
  expect(best('Barcelna')).toMatchObject({ name: 'Barcelona', country: 'ES' })
  expect(best('cologne')).toMatchObject({ name: 'Köln', country: 'DE' })
  expect(best('Firenze')).toMatchObject({ name: 'Florence', country: 'IT' })
  expect(best('krakow')).toMatchObject({ name: 'Kraków' })
  expect(best('NYC')).toMatchObject({ name: 'New York City' })
  expect(best('Lisb')).toMatchObject({ name: 'Lisbon' })
  expect(best('Bali')).toMatchObject({ kind: 'region', country: 'ID' })
  expect(best('Texas')).toMatchObject({ kind: 'state', state: 'TX' })
  expect(best('the Netherlands')).toMatchObject({ kind: 'country', country: 'NL' })
})

test('a country, a state or a point nearby decides between places of one name', () => {
  expect(best('Paris')).toMatchObject({ country: 'FR' })
  expect(best('Paris, Texas')).toMatchObject({ country: 'US', state: 'TX' })
  expect(best('Valencia', { country: 'VE' })).toMatchObject({ country: 'VE' })
  expect(best('Portland', { near: [43.7, -70.3] })).toMatchObject({ state: 'ME' })
})

test('what nobody knows is not found', () => {
  expect(gazetteer.named('Xyzzyburg')).toEqual([])
  expect(gazetteer.search('Qwertzuiopasdfgh')).toEqual([])
  expect(gazetteer.search(' , ')).toEqual([])
})
