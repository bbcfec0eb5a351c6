import { expect, it } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import type { Place } from '#domain/places/schema.ts'
import { place } from '../testing/sample-request.ts'
import { ownWords } from './own-words.ts'

const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']
const inShort = (days: ReadonlySet<number>) =>
  [...days]
    .sort((a, b) => a - b)
    .map((day) => weekdays[day])
    .join(' ')

function inWords(of: Place): string {
  const { part, moment, months, only, fullest, quiet } = ownWords(of)
  return [
    ...(part ? [part] : []),
    ...(moment === null ? [] : [`at ${moment / 60}:00`]),
    ...(months ? [`months ${[...months].sort((a, b) => a - b).join(' ')}`] : []),
    ...(only ? [`only ${inShort(only)}`] : []),
    ...(fullest.size > 0 ? [`fullest ${inShort(fullest)}`] : []),
    ...(quiet.size > 0 ? [`quiet ${inShort(quiet)}`] : []),
  ].join(', ')
}

/** Every place whose sentences bind it, to be read whenever a rule or a sentence changes. */
it('reads the hours, weekdays and months that the catalogue speaks of', async () => {
  const { destinations } = await loadCatalogue()
  const lines = destinations.flatMap(({ slug, places }) =>
    places.flatMap((each) => {
      const words = inWords(each)
      return words ? [`${slug}: ${each.name}: ${words}\n  ${each.about}`] : []
    }),
  )
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('testing/own-words.txt')
})

const said = (about: string, more: Partial<Place> = {}) =>
  inWords(place('said', { about, setting: 'outdoor', hours: null, ...more }))

it.each([
  ['Best walked after dark in one direction.', 'night', 'dark'],
  ['By day half asleep, in the evening one long row of tables.', 'evening', 'evening'],
  ['Be there at opening, before heat and coaches.', 'morning', 'early'],
  ['An early Gothic church with a dark nave.', 'morning', ''],
  ['Coffee roasters by day, bars by night, with river falls.', 'afternoon', ''],
] as const)('%s', (about, bestTime, words) => {
  expect(said(about, { bestTime })).toBe(words)
})

it('takes weekdays only where it does not know the hours', () => {
  const about = 'A villa above the sea with bronzes in the garden; closed on Monday.'
  expect(said(about)).toBe('only Su Tu We Th Fr Sa')
  expect(said(about, { hours: '09:00-17:00' })).toBe('')
})

it('turns the seasons around south of the equator', () => {
  const about = 'A wooden roller coaster and forty other rides; open from spring to autumn.'
  expect(said(about, { at: [60, 25] })).toBe('months 3 4 5 6 7 8 9 10 11')
  expect(said(about, { at: [-33, 151] })).toBe('months 1 2 3 4 5 9 10 11 12')
})
