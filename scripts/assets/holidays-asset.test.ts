import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { packed, regionOf } from '#catalogue/holidays.generated.js'
import { inFullRuns, oneOfEvery } from '#testing/full-run-only.ts'
import { readDestinations } from './catalogue-asset.ts'
import { feastsAsset, holidaysAsset, packedHolidays } from './holidays-asset.ts'

const catalogue = path.join(import.meta.dirname, '..', '..', 'catalogue')
const destinations = await readDestinations(path.join(catalogue, 'destinations'))
const file = (name: string) => readFileSync(path.join(catalogue, name), 'utf8')

test('the calendar has every country of the catalogue, and is what the generator makes', () => {
  const countries = new Set(destinations.map(({ country }) => country))
  expect(new Set(Object.keys(packed))).toEqual(new Set([...countries, ...Object.values(regionOf)]))
  const written = new Map(Object.entries(packed))
  for (const [region, holidays] of Object.entries(packedHolidays(oneOfEvery(12, destinations)))) {
    expect(written.get(region), `${region}: \`npm run assets\` writes it anew`).toBe(holidays)
  }
}, 60_000)

test('feasts by the moon are what the generator makes; `npm run assets` writes them anew', () => {
  expect(file('moving-feasts.generated.js') === feastsAsset()).toBe(true)
}, 60_000)

inFullRuns(
  test,
  'every day: the holidays of one destination in twelve are what the generator makes',
)(
  'the whole calendar is what the generator makes',
  () => {
    expect(file('holidays.generated.js') === holidaysAsset(destinations)).toBe(true)
  },
  120_000,
)
