import { describe, expect, it } from 'vitest'
import {
  type PlaceSearch,
  type PlacesProvider,
  placeDetailsSchema,
} from '#domain/places/place-details.ts'
import { googlePlaces } from './google-places.ts'
import { openStreetMap } from './openstreetmap.ts'
import { createPlaces } from './places.ts'
import { hourlyCount } from './provider-pace.ts'
import { loopbackService } from './testing/loopback-service.ts'
import { clockAndLog, loopbackServices } from './testing/loopback-services.ts'
import {
  catalogue,
  likeGoogle,
  likeOpenStreetMap,
  nominatimAnswer,
} from './testing/place-answers.ts'
import { wikimediaPictures } from './wikimedia.ts'

const search: PlaceSearch = {
  text: 'modern art museum',
  near: [48.8606, 2.3522],
  withinKm: 10,
  limit: 5,
  moment: { date: '2027-05-03', minute: 12 * 60 },
}

const serviceThat = loopbackServices()

function placesBy(provider: PlacesProvider | undefined, options = {}) {
  const { logged, passing, options: watched } = clockAndLog()
  const destinations = async () => catalogue
  return {
    places: createPlaces({ destinations, provider, ...watched, ...options }),
    logged,
    passing,
  }
}

const adapters = {
  google: {
    answer: likeGoogle,
    at: (baseUrl: string) => googlePlaces({ key: 'secret-key', baseUrl }),
  },
  openstreetmap: {
    answer: likeOpenStreetMap,
    at: (baseUrl: string) =>
      openStreetMap({
        userAgent: 'Testland (test.example)',
        baseUrl,
        pictures: wikimediaPictures({ userAgent: 'Testland', baseUrl: () => baseUrl }),
      }),
  },
}

describe('Google Places', () => {
  it('tells what the provider told, in the product’s own words', async () => {
    const { url, asked } = await serviceThat(likeGoogle)
    const { places } = placesBy(adapters.google.at(url))
    const [place] = await places.search(search)
    expect(placeDetailsSchema.parse(place)).toEqual({
      name: 'Centre Pompidou',
      at: [48.8606, 2.3522],
      address: 'Place Georges-Pompidou, 75004 Paris',
      vicinity: 'Place Georges-Pompidou',
      rating: 4.4,
      totalRatings: 61000,
      photoUrl: 'https://photos.example/def.jpg',
      types: ['museum', 'art_gallery'],
      isOpen: true,
      priceLevel: 2,
      website: 'https://www.centrepompidou.fr/',
      reviews: [{ author: 'Ben', rating: 5, text: 'Go up.' }],
      source: 'google',
      attribution: [
        { text: 'Google Maps' },
        { text: 'Photo: Ada', url: 'https://maps.example/ada' },
      ],
    })
    const [question, photo] = asked
    expect(question).toMatchObject({ method: 'POST', path: '/v1/places:searchText' })
    expect(question?.headers['x-goog-api-key']).toBe('secret-key')
    expect(question?.headers['x-goog-fieldmask']).toContain('places.displayName')
    expect(JSON.parse(question?.body ?? '')).toMatchObject({
      textQuery: 'modern art museum',
      pageSize: 5,
      locationBias: { circle: { radius: 10_000 } },
    })
    expect(photo?.path).toBe('/v1/places/abc/photos/def/media')
    expect(JSON.stringify(place)).not.toContain('secret-key')
  })

  it('shows a place whose photo can’t be had without one', async () => {
    const { url } = await serviceThat((asked) =>
      asked.path.endsWith('/media') ? { status: 403, body: {} } : likeGoogle(asked),
    )
    const [place] = await placesBy(adapters.google.at(url)).places.search(search)
    expect(place).toMatchObject({ name: 'Centre Pompidou', attribution: [{ text: 'Google Maps' }] })
    expect(place).not.toHaveProperty('photoUrl')
  })
})

describe('OpenStreetMap and Wikimedia', () => {
  it('tells what the map knows, with a picture and both names it is owed to', async () => {
    const { url, asked } = await serviceThat(likeOpenStreetMap)
    const { places } = placesBy(adapters.openstreetmap.at(url))
    expect(await places.search(search)).toEqual([
      {
        name: 'Centre Pompidou',
        at: [48.8606, 2.3522],
        address: 'Centre Pompidou, Place Georges-Pompidou, Paris, France',
        vicinity: 'Saint-Merri',
        types: ['tourism', 'museum'],
        isOpen: true,
        website: 'https://www.centrepompidou.fr/',
        photoUrl: 'https://upload.example/pompidou.jpg',
        source: 'openstreetmap',
        attribution: [
          {
            text: '© OpenStreetMap contributors',
            url: 'https://www.openstreetmap.org/copyright',
          },
          {
            text: 'Picture: Wikimedia',
            url: 'https://commons.wikimedia.org/wiki/File:Pompidou.jpg',
          },
        ],
      },
    ])
    expect(asked[0]?.headers['user-agent']).toBe('Testland (test.example)')
    expect(asked[0]?.query.get('bounded')).toBe('1')
    const [west, north, east, south] = (asked[0]?.query.get('viewbox') ?? '').split(',').map(Number)
    expect(north).toBeCloseTo(48.95, 1)
    expect(south).toBeCloseTo(48.77, 1)
    expect((west ?? 0) < 2.3522 && 2.3522 < (east ?? 0)).toBe(true)
    expect(asked[1]?.query.get('titles')).toBe('Centre Pompidou')
  })
})

describe.each(Object.entries(adapters))('when %s fails', (source, { answer, at }) => {
  const fromCatalogue = expect.objectContaining({
    name: 'Museum of Modern Art 0',
    source: 'catalogue',
  })

  it.each([
    ['slow', 'no answer in time', () => 'silence' as const],
    ['rate-limited', 'status 429', () => ({ status: 429, body: {} })],
    ['refused', 'status 403', () => ({ status: 403, body: {} })],
    ['down', 'status 503', () => ({ status: 503, body: 'sorry' })],
    ['wrong-answer', 'the answer is not JSON', () => ({ body: '<html>' })],
    ['wrong-answer', expect.any(String), () => ({ body: { places: [{}], length: 1 } })],
  ])('%s: the catalogue answers, and the log says why', async (reason, detail, failing) => {
    const { url } = await serviceThat(failing)
    const patience = reason === 'slow' ? { timeoutMs: 200 } : {}
    const { places, logged } = placesBy(at(url), patience)
    const found = await places.search(search)
    expect(found[0]).toEqual(fromCatalogue)
    expect(logged).toEqual([{ provider: source, reason, detail }])
  })

  it('gone: the catalogue answers', async () => {
    const service = await loopbackService(answer)
    await service.close()
    const { places, logged } = placesBy(at(service.url))
    expect((await places.search(search))[0]).toEqual(fromCatalogue)
    expect(logged).toMatchObject([{ provider: source, reason: 'down' }])
  })

  it('is left alone for as long as it asked, and then tried again', async () => {
    let limited = true
    const { url, asked } = await serviceThat((question) =>
      limited ? { status: 429, headers: { 'retry-after': '60' }, body: {} } : answer(question),
    )
    const { places, passing } = placesBy(at(url))
    await places.search(search)
    limited = false
    passing(59_000)
    expect((await places.search(search))[0]).toMatchObject({ source: 'catalogue' })
    expect(asked).toHaveLength(1)
    passing(2_000)
    expect((await places.search(search))[0]).toMatchObject({ source })
  })
})

describe('places', () => {
  it('remembers an answer for a while', async () => {
    const { url, asked } = await serviceThat(likeOpenStreetMap)
    const { places, passing } = placesBy(adapters.openstreetmap.at(url))
    const first = await places.search(search)
    const questions = asked.length
    expect(await places.search(search)).toEqual(first)
    expect(asked).toHaveLength(questions)
    passing(16 * 60_000)
    await places.search(search)
    expect(asked).toHaveLength(2 * questions)
  })

  it('keeps to the rate of a provider', async () => {
    const { url, asked } = await serviceThat(() => ({ body: nominatimAnswer.slice(1) }))
    const { places, passing } = placesBy(adapters.openstreetmap.at(url), { leastMsBetween: 1000 })
    await places.search(search)
    await places.search({ ...search, text: 'another museum' })
    expect(asked).toHaveLength(1)
    passing(1_000)
    await places.search({ ...search, text: 'another museum' })
    expect(asked).toHaveLength(2)
  })

  it('lets patient questions wait for the provider’s rate, one after the other', async () => {
    const { url, asked } = await serviceThat(() => ({ body: nominatimAnswer.slice(1) }))
    const waited: number[] = []
    const { places, passing } = placesBy(adapters.openstreetmap.at(url), {
      leastMsBetween: 1000,
      wait: async (milliseconds: number) => {
        waited.push(milliseconds)
      },
    })
    const texts = ['museum', 'park', 'church']
    await Promise.all(texts.map((text) => places.search({ ...search, text }, { patient: true })))
    expect(asked).toHaveLength(3)
    expect(waited).toEqual([1000, 2000])
    // Who is not patient is still answered at once.
    await places.search({ ...search, text: 'castle' })
    expect(asked).toHaveLength(3)
    passing(3_000)
    await places.search({ ...search, text: 'castle' })
    expect(asked).toHaveLength(4)
  })

  it('waits for the rate no longer than it was told', async () => {
    const { url, asked } = await serviceThat(() => ({ body: nominatimAnswer.slice(1) }))
    const { places } = placesBy(adapters.openstreetmap.at(url), {
      leastMsBetween: 1000,
      wait: async () => {},
    })
    const texts = ['museum', 'park', 'church']
    await Promise.all(texts.map((text) => places.search({ ...search, text }, { patient: 1500 })))
    expect(asked.map(({ query }) => query.get('q'))).toEqual(['museum', 'park'])
  })

  it('has so many questions in an hour, and the catalogue after them', async () => {
    const { url, asked } = await serviceThat(() => ({ body: nominatimAnswer.slice(1) }))
    let time = 0
    const { places } = placesBy(adapters.openstreetmap.at(url), {
      mayAsk: hourlyCount(2, () => time),
    })
    for (const text of ['museum one', 'museum two']) await places.search({ ...search, text })
    const [first] = await places.search({ ...search, text: 'museum three' })
    expect(first?.source).toBe('catalogue')
    time += 60 * 60_000
    await places.search({ ...search, text: 'museum three' })
    expect(asked).toHaveLength(3)
  })

  it('answers from the catalogue where all processes together have asked enough, or can’t count', async () => {
    const { url, asked } = await serviceThat(() => ({ body: nominatimAnswer.slice(1) }))
    const provider = adapters.openstreetmap.at(url)
    const shared = hourlyCount(2, () => 0)
    const processes = [1, 2, 3].map(() => placesBy(provider, { mayAsk: shared }))
    await Promise.all(processes.map(({ places }) => places.search(search)))
    expect(asked).toHaveLength(2)
    expect(processes.flatMap(({ logged }) => logged)).toMatchObject([
      { reason: 'rate-limited', detail: 'the questions of this hour are used up' },
    ])

    const { places, logged } = placesBy(provider, {
      mayAsk: () => Promise.reject(new Error('the database does not answer')),
    })
    expect((await places.search(search))[0]?.source).toBe('catalogue')
    expect(logged).toMatchObject([
      { reason: 'down', detail: 'the question could not be counted: the database does not answer' },
    ])
  })

  it('answers from the catalogue when nothing is configured or nothing was found', async () => {
    const alone = await placesBy(undefined).places.search(search)
    expect(alone).toHaveLength(5)
    expect(alone[0]).toEqual({
      name: 'Museum of Modern Art 0',
      at: [48.86, 2.35],
      address: 'Beaubourg, Paris',
      vicinity: 'Beaubourg',
      types: ['museum', 'art'],
      priceLevel: 2,
      source: 'catalogue',
      attribution: [],
    })
    expect(alone[1]).toMatchObject({ isOpen: true })
    const tuesday = { ...search, moment: { date: '2027-05-04', minute: 720 } }
    expect((await placesBy(undefined).places.search(tuesday))[1]).toMatchObject({ isOpen: false })
    const { url } = await serviceThat(() => ({ body: [] }))
    const { places } = placesBy(adapters.openstreetmap.at(url))
    expect((await places.search(search))[0]).toMatchObject({ source: 'catalogue' })
  })
})
