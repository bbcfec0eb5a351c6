import { afterEach, describe, expect, it } from 'vitest'
import { kilometres } from '#domain/places/distance.ts'
import { loadDestination } from '#domain/places/load-catalogue.ts'
import type { RestaurantAnswer } from '#domain/restaurants/answer.ts'
import type { AskNearby } from '#domain/restaurants/live-house.ts'
import { readWish } from '#domain/restaurants/wish.ts'
import {
  type LoopbackService,
  loopbackService,
} from '#server/providers/places/testing/loopback-service.ts'
import { googleNearby } from '#server/providers/restaurants/google-nearby.ts'
import { createNearby } from '#server/providers/restaurants/nearby.ts'
import { overpass } from '#server/providers/restaurants/overpass.ts'
import { googleAnswer, overpassAnswer } from '#server/providers/restaurants/testing/answers.ts'
import { createRestaurantFinder } from './restaurant-finder.ts'

const now = () => Date.parse('2027-06-14T12:00:00Z')
const running: LoopbackService[] = []
afterEach(async () => {
  for (const service of running.splice(0)) await service.close()
})

type Answering = Parameters<typeof loopbackService>[0]
const adapters = {
  google: (baseUrl: string) => googleNearby({ key: 'k', baseUrl }),
  overpass: (baseUrl: string) => overpass({ userAgent: 'Testland', baseUrl }),
}

async function nearbyFrom(
  name: keyof typeof adapters,
  answer: Answering,
  timeoutMs = 10_000,
): Promise<AskNearby> {
  const service = await loopbackService(answer)
  running.push(service)
  return createNearby({
    provider: adapters[name](service.url),
    timeoutMs,
    now,
    log: { warn: () => undefined },
  })
}

const plain = createRestaurantFinder({ now })
const wish = (fields: string) => readWish(new URLSearchParams(fields), '2027-06-14')

function listed(answer: RestaurantAnswer) {
  if (answer.kind !== 'list') throw new Error(`It is ${answer.kind}`)
  return { ...answer, houses: [...answer.sure, ...answer.check] }
}

describe('with the catalogue alone', () => {
  it('a town, a part of it and a sight are found, and the way on foot counts from there', async () => {
    expect(listed(await plain.find(wish('where=Lisbon'))).houses.length).toBeGreaterThan(10)
    const { anchor, town, houses } = listed(await plain.find(wish('where=Eiffel+Tower&walk=15')))
    expect([anchor?.label, town.slug]).toEqual(['Eiffel Tower', 'paris'])
    expect(houses.every(({ walk }) => walk !== null && walk <= 15)).toBe(true)
    expect(listed(await plain.find(wish('where=Alfama'))).anchor?.label).toBe('Alfama')
  })

  it('in a whole town most tables say why, by a sight that is really beside them', async () => {
    for (const [name, slug] of [
      ['Lisbon', 'lisbon'],
      ['Rome', 'rome'],
      ['Kyoto', 'kyoto'],
    ] as const) {
      const { houses } = listed(await plain.find(wish(`where=${name}`)))
      const first = houses.slice(0, 10)
      expect(first.filter(({ reasons }) => reasons.length > 0).length).toBeGreaterThanOrEqual(8)
      const places = (await loadDestination(slug))?.places ?? []
      const beside = houses.flatMap(({ at, reasons }) =>
        reasons.flatMap((reason) => {
          const sight = /^About \d+ minutes? on foot from (.+)\.$/.exec(reason)?.[1]
          return sight ? [{ at, sight }] : []
        }),
      )
      expect(beside.length).toBeGreaterThan(3)
      for (const { at, sight } of beside) {
        const place = places.find((each) => each.name === sight)
        expect(place?.kind, sight).not.toMatch(/restaurant|cafe/)
        expect(place && kilometres(at, place.at), sight).toBeLessThan(0.9)
      }
    }
  })

  it('words find the town, the hour and the party; a place in the field wins over one in words', async () => {
    const { houses, moment, notes } = listed(
      await plain.find(wish('q=somewhere+in+Lisbon+for+eight+people+at+nine+on+a+Sunday')),
    )
    expect(moment).toEqual({ date: '2027-06-20', minute: 1260 })
    expect(houses.every(({ meals }) => meals.includes('dinner'))).toBe(true)
    expect(notes.join(' ')).toContain('A table for 8')
    const { town } = listed(await plain.find(wish('where=Porto&q=dinner+in+Lisbon')))
    expect(town.slug).not.toBe('lisbon')
  })

  it('now is now by the clock of the place', async () => {
    const { moment } = listed(await plain.find(wish('where=Tokyo&open=1')))
    expect(moment).toEqual({ date: '2027-06-14', minute: 21 * 60 })
  })

  it('nothing known nearby is said, with the nearest that is; one’s own position is not repeated', async () => {
    const sea = {
      at: [0.12345, -30.98765] as [number, number],
      label: 'where you are',
      isOwn: true,
    }
    expect(await plain.find(wish(''), sea)).toMatchObject({
      kind: 'nothing',
      at: null,
      nearest: { kilometres: expect.any(Number) },
    })
    expect(await plain.find(wish('where=Ulm'))).toMatchObject({
      kind: 'nothing',
      name: 'Ulm',
      nearest: { slug: 'munich' },
      at: [expect.any(Number), expect.any(Number)],
    })
    expect(await plain.find(wish('where=xqzv'))).toMatchObject({ kind: 'unknown', name: 'xqzv' })
    expect(await plain.find(wish(''))).toMatchObject({ kind: 'ask' })
  })

  it('a position is rounded again where it arrives', async () => {
    const point = {
      at: [48.858412, 2.294497] as [number, number],
      label: 'where you are',
      isOwn: true,
    }
    expect(listed(await plain.find(wish(''), point)).anchor?.at).toEqual([48.858, 2.294])
  })

  it('all filters at once find nothing, and say what to look for and what each of them hides', async () => {
    const fields =
      'where=Lisbon&diet=vegan&price=1&open=1&kids=1&stepfree=1&walk=5&people=40&cuisine=portuguese&meal=dinner'
    const { houses, hint } = listed(await plain.find(wish(fields)))
    expect(houses).toEqual([])
    expect(hint).toContain('vegan')
    const { without } = listed(await plain.find(wish('where=Lisbon&price=1&cuisine=seafood')))
    expect(without.map(({ filter }) => filter)).toContain('price')
  })

  it('a date in 1850 and 10,000 characters are answered, and what was left out is said', async () => {
    const answer = await plain.find(
      wish(`where=Rome&date=1850-01-01&q=${'trattoria+'.repeat(1000)}`),
    )
    expect(listed(answer).houses.length).toBeGreaterThan(0)
    expect(answer.notes).toEqual([
      'Only the first 2,000 characters were read.',
      'The date 1850-01-01 was left out: it is over.',
    ])
  })
})

describe('with a live provider', () => {
  it('the catalogue’s house has what Google says of it, and its own words stay', async () => {
    const askNearby = await nearbyFrom('google', ({ path }) =>
      path.endsWith('/media') ? { status: 404, body: {} } : { body: googleAnswer },
    )
    const finder = createRestaurantFinder({ now, askNearby })
    const { houses, liveIsAway } = listed(await finder.find(wish('where=Lisbon')))
    const same = houses.filter(({ name }) => name === 'Casa do Alentejo')
    expect(same).toHaveLength(1)
    expect(same[0]).toMatchObject({
      slug: 'lisbon',
      phone: '+351 21 340 5140',
      live: { rating: 4.4, isOpen: true, source: 'google' },
    })
    expect(same[0]?.about).toContain('courtyard')
    expect(liveIsAway).toBe(false)
  })

  it('houses that only OpenStreetMap knows are listed, also where the catalogue has no town', async () => {
    const askNearby = await nearbyFrom('overpass', () => ({ body: overpassAnswer }))
    const finder = createRestaurantFinder({ now, askNearby })
    const { houses } = listed(await finder.find(wish('where=Lisbon&diet=vegan&diet=gluten-free')))
    expect(houses.map(({ name }) => name)).toContain('Tasca Nova')
    expect(listed(await finder.find(wish('where=Ulm'))).town).toMatchObject({
      slug: null,
      name: 'Ulm',
    })
  })

  const failing: readonly (readonly [keyof typeof adapters, string, Answering])[] = [
    ['google', 'slow', () => 'silence'],
    ['google', 'wrong', () => ({ body: { places: 1 } })],
    ['google', 'rate-limited', () => ({ status: 429, body: {} })],
    ['google', 'down', () => ({ status: 500, body: {} })],
    ['overpass', 'slow', () => 'silence'],
    ['overpass', 'wrong', () => ({ body: 'busy' })],
    ['overpass', 'rate-limited', () => ({ status: 429, body: {} })],
    ['overpass', 'down', () => ({ status: 504, body: {} })],
  ]
  it.each(failing)(
    '%s is %s: the catalogue answers, and says that live details are away',
    async (name, _, answer) => {
      const finder = createRestaurantFinder({ now, askNearby: await nearbyFrom(name, answer, 300) })
      const live = listed(await finder.find(wish('where=Lisbon&open=1')))
      const own = listed(await plain.find(wish('where=Lisbon&open=1')))
      expect(live).toEqual({ ...own, liveIsAway: true })
    },
  )
})
