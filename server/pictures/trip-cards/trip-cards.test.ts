import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultBrand } from '#domain/brand/default-brand.ts'
import { plainPrint, posterFile } from '#domain/site/posters.ts'
import type { TripCard } from '#domain/site/trip-card.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { tripOfStops } from '#testing/trips/account-trips.ts'
import { drawTripCard } from './draw-trip-card.ts'
import { tripCards } from './trip-cards.ts'

const cardOf = (trip: Trip, key: string = randomUUID()): TripCard => ({
  key,
  trip,
  line: 'May 10 to May 11, 2027',
})

/** Along a line through the town. */
function placed(trip: Trip): Trip {
  const days = trip.days.map((day, number) => ({
    ...day,
    stops: day.stops.map((stop, index) => ({
      ...stop,
      at: [38.71 + number / 100, -9.14 + index / 100] as const,
    })),
  }))
  return { ...trip, days: days.map((day) => ({ ...day, stops: day.stops.map(pointed) })) }
}
const pointed = <Stop extends { at: readonly [number, number] }>(stop: Stop) => ({
  ...stop,
  at: [stop.at[0], stop.at[1]] as [number, number],
})

describe('the preview of a shared trip', () => {
  let posters: string
  beforeAll(async () => {
    posters = await mkdtemp(path.join(tmpdir(), 'posters-'))
    const file = path.join(posters, posterFile('default', { ...plainPrint, format: 'jpg' }))
    const create = { width: 60, height: 70, channels: 3, background: '#aa3311' } as const
    await sharp({ create }).jpeg().toFile(file)
  })
  afterAll(() => rm(posters, { recursive: true }))
  const draw = (trip: Trip) => drawTripCard(cardOf(trip), defaultBrand, posters)
  const picturePart = (bytes: Buffer) =>
    sharp(bytes).extract({ left: 700, top: 60, width: 460, height: 500 }).toBuffer()

  it('has the size that networks ask for, the title, and the drawing of its days', async () => {
    const trip = placed(tripOfStops(2, 6))
    const card = await draw(trip)
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    const other = await draw({ ...trip, days: trip.days.slice(0, 1) })
    expect(Buffer.compare(await picturePart(card), await picturePart(other))).not.toBe(0)
    const renamed = await draw({ ...trip, title: 'Something else' })
    expect(Buffer.compare(card, renamed)).not.toBe(0)
  })

  it('shows a poster where nobody knows where its stops lie', async () => {
    const { dominant } = await sharp(await picturePart(await draw(tripOfStops(1, 2)))).stats()
    expect(dominant.r).toBeGreaterThan(dominant.b + 80)
  })

  it('holds any title', async () => {
    const trip = placed(tripOfStops(1, 3))
    for (const title of ['W'.repeat(200), '東京の一日 🗼', '<script>&"\'', 'a '.repeat(99)]) {
      expect((await draw({ ...trip, title })).length).toBeGreaterThan(1000)
    }
  })
})

describe('previews that are asked for', () => {
  const trip = tripOfStops(1, 1)

  it('are drawn once each while they are kept, one at a time, and few may wait', async () => {
    const drawn: string[] = []
    const finish: (() => void)[] = []
    const cards = tripCards(async ({ key }) => {
      drawn.push(key)
      await new Promise<void>((resolve) => finish.push(resolve))
      return Buffer.from(key)
    })
    const asked = Array.from({ length: 10 }, (_, index) => cards(cardOf(trip, `${index}`)))
    const again = cards(cardOf(trip, '3'))
    expect(await cards(cardOf(trip, 'one too many'))).toBeNull()
    for (let index = 0; index < asked.length; index += 1) {
      await expect.poll(() => finish.length).toBe(index + 1)
      finish[index]?.()
    }
    expect((await Promise.all(asked)).map(String)).toEqual(drawn)
    expect(String(await again)).toBe('3')
    expect(drawn).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
  })

  it('are tried again after a failure', async () => {
    let tries = 0
    const cards = tripCards(async () => {
      tries += 1
      if (tries === 1) throw new Error('no ink')
      return Buffer.from('drawn')
    })
    await expect(cards(cardOf(trip, 'a'))).rejects.toThrow('no ink')
    expect(String(await cards(cardOf(trip, 'a')))).toBe('drawn')
  })
})
