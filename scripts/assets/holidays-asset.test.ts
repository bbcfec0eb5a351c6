import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readDestinations } from './catalogue-asset.ts'
import { feastsAsset, holidaysAsset } from './holidays-asset.ts'

const catalogue = path.join(import.meta.dirname, '..', '..', 'catalogue')

test('the assets are what the generator makes; `npm run assets` writes them anew', async () => {
  const destinations = await readDestinations(path.join(catalogue, 'destinations'))
  const file = (name: string) => readFileSync(path.join(catalogue, name), 'utf8')
  expect(file('holidays.generated.js') === holidaysAsset(destinations)).toBe(true)
  expect(file('moving-feasts.generated.js') === feastsAsset()).toBe(true)
}, 60_000)
