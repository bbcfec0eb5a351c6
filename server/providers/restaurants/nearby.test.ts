import { describe, expect, it } from 'vitest'
import { liveHouseSchema, type NearbyProvider } from '#domain/restaurants/live-house.ts'
import type { ReceivedRequest } from '../places/testing/loopback-service.ts'
import { clockAndLog, loopbackServices } from '../places/testing/loopback-services.ts'
import { googleNearby } from './google-nearby.ts'
import { createNearby } from './nearby.ts'
import { overpass } from './overpass.ts'
import { googleAnswer, overpassAnswer } from './testing/answers.ts'

const serviceThat = loopbackServices()

const question = { at: [38.713, -9.137] as [number, number], withinMeters: 1500, limit: 40 }

const providers: Readonly<Record<string, { at: (url: string) => NearbyProvider; body: unknown }>> =
  {
    google: { at: (baseUrl) => googleNearby({ key: 'secret-key', baseUrl }), body: googleAnswer },
    overpass: {
      at: (baseUrl) => overpass({ userAgent: 'Testland', baseUrl }),
      body: overpassAnswer,
    },
  }

function asker(provider: NearbyProvider, options = {}) {
  const { logged, passing, options: watched } = clockAndLog()
  return { ask: createNearby({ provider, ...watched, ...options }), logged, passing }
}

describe('what a provider says of houses', () => {
  it('Google: ratings, reviews, hours, telephone, and no key in any of it', async () => {
    const { url, asked } = await serviceThat(({ path }: ReceivedRequest) =>
      path.endsWith('/media')
        ? { body: { photoUri: 'https://photos.example/1.jpg' } }
        : { body: googleAnswer },
    )
    const houses = await asker(googleNearby({ key: 'secret-key', baseUrl: url })).ask(question)
    const house = liveHouseSchema.parse(houses?.[0])
    expect(house).toMatchObject({
      name: 'Casa do Alentejo',
      rating: 4.4,
      totalRatings: 5120,
      photoUrl: 'https://photos.example/1.jpg',
      isOpen: true,
      priceLevel: 2,
      phone: '+351 21 340 5140',
      cuisines: ['portuguese'],
      diets: ['vegetarian'],
      meals: ['lunch', 'dinner'],
      stepFree: false,
      hours: 'Mo 12:00-15:00,19:00-23:00; Fr 19:00-01:00',
      reviews: [{ author: 'Ada', rating: 5, text: 'The courtyard.' }],
    })
    expect(JSON.stringify(houses)).not.toContain('secret-key')
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({
      includedTypes: ['restaurant', 'cafe'],
      maxResultCount: 20,
      locationRestriction: { circle: { center: { latitude: 38.713, longitude: -9.137 } } },
    })
  })

  it('Overpass: what is written at the door, with whom it is owed to; nothing without a name', async () => {
    const { url, asked } = await serviceThat(() => ({ body: overpassAnswer }))
    const houses = await asker(overpass({ userAgent: 'Testland', baseUrl: url })).ask(question)
    expect(houses?.map(({ name }) => name)).toEqual(['Casa do Alentejo', 'Tasca Nova'])
    expect(liveHouseSchema.parse(houses?.[1])).toMatchObject({
      at: [38.7141, -9.1402],
      cuisines: ['portuguese', 'tapas'],
      diets: ['vegan', 'gluten-free'],
      stepFree: true,
      phone: '+351 999',
      website: 'https://tasca.example/',
      hours: 'Tu-Su 12:00-23:00',
      attribution: [{ text: '© OpenStreetMap contributors' }],
    })
    expect(asked[0]?.headers['user-agent']).toBe('Testland')
    expect(new URLSearchParams(asked[0]?.body).get('data')).toContain('around:1500,38.713,-9.137')
  })
})

describe.each(Object.entries(providers))('%s that can’t answer', (_, { at, body }) => {
  it.each([
    ['slow', () => 'silence' as const, 'slow'],
    ['wrong', () => ({ body: { places: 'none', elements: 7 } }), 'wrong-answer'],
    ['no JSON', () => ({ body: '<html>' }), 'wrong-answer'],
    [
      'rate-limited',
      () => ({ status: 429, headers: { 'retry-after': '120' }, body: {} }),
      'rate-limited',
    ],
    ['down', () => ({ status: 503, body: {} }), 'down'],
    ['refusing', () => ({ status: 403, body: {} }), 'refused'],
  ])(
    '%s: nothing is said, the log names no place, and it is left alone',
    async (_case, answer, reason) => {
      const { url, asked } = await serviceThat(answer)
      const { ask, logged, passing } = asker(at(url), { timeoutMs: 300 })
      expect(await ask(question)).toBeNull()
      expect(logged).toMatchObject([{ reason }])
      expect(JSON.stringify(logged)).not.toContain('38.7')
      expect(await ask(question)).toBeNull()
      expect(asked).toHaveLength(1)
      passing(reason === 'rate-limited' ? 120_001 : 30_001)
      await ask(question)
      expect(asked).toHaveLength(2)
    },
  )

  it('is asked once for what it said', async () => {
    const { url, asked } = await serviceThat(({ path }) =>
      path.endsWith('/media') ? { status: 404, body: {} } : { body },
    )
    const { ask, passing } = asker(at(url))
    const first = await ask(question)
    const before = asked.length
    expect(await ask(question)).toEqual(first)
    expect(asked).toHaveLength(before)
    passing(16 * 60_000)
    await ask(question)
    expect(asked.length).toBeGreaterThan(before)
  })
})
