import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { defaultBrand } from '#domain/brand/default-brand.ts'
import { plainPrint, posterFile } from '#domain/site/posters.ts'
import { tripOfStops } from '#testing/trips/account-trips.ts'
import { tripOfPlaces } from '#testing/trips/trip-of-places.ts'
import { cardThread } from './card-thread.ts'

let posterFolder: string
beforeAll(async () => {
  posterFolder = await mkdtemp(path.join(tmpdir(), 'posters-'))
})
afterAll(() => rm(posterFolder, { recursive: true }))

it('draws beside everything else: while it does, the main thread goes on', async () => {
  const draw = cardThread({ brand: defaultBrand, posterFolder })
  const trip = await tripOfPlaces({ slug: 'lisbon', days: 14, stops: 120 })
  let isDrawn = false
  let turns = 0
  const drawing = draw({ key: 'a', trip, line: 'May 10 to May 23, 2027' }).finally(() => {
    isDrawn = true
  })
  while (!isDrawn) {
    await new Promise((resolve) => setImmediate(resolve))
    turns += 1
  }
  expect(await sharp(await drawing).metadata()).toMatchObject({ width: 1200, height: 630 })
  // Drawn in this thread it would be a handful of turns, between reading files.
  expect(turns).toBeGreaterThan(1_000)
})

it('says what failed, and draws the next one', async () => {
  const draw = cardThread({ brand: defaultBrand, posterFolder })
  const card = { key: 'b', trip: tripOfStops(1, 2), line: 'May 10, 2027' }
  // Its stops lie nowhere, and the folder has no poster yet.
  await expect(draw(card)).rejects.toMatchObject({
    message: 'The preview was not drawn',
    cause: expect.stringContaining('ENOENT'),
  })
  const file = path.join(posterFolder, posterFile('default', { ...plainPrint, format: 'jpg' }))
  const create = { width: 60, height: 70, channels: 3, background: '#aa3311' } as const
  await sharp({ create }).jpeg().toFile(file)
  expect(await sharp(await draw(card)).metadata()).toMatchObject({ format: 'jpeg' })
})
