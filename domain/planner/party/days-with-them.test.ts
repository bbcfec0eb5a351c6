/** Days as those who travel would have them: children, teenagers, the old, and who celebrates. */
import { describe, expect, it } from 'vitest'
import { minuteOn } from '../clock.ts'
import { planWish } from '../wish/plan-wish.ts'
import { loadWishContext } from '../wish/testing/wish-context.ts'
import { isForChildren, isForGrownUps } from './stops-for-the-young.ts'

const context = { ...(await loadWishContext()), limits: { steps: 60 } }
const places = new Map(
  context.destinations.flatMap((city) => city.places.map((place) => [place.id, place] as const)),
)
const plan = async (wish: string) => {
  const answer = await planWish(wish, context)
  const days = (answer.trip?.days ?? []).map(({ date, stops }) =>
    stops.map((stop) => ({
      ...stop,
      place: places.get(stop.placeId ?? ''),
      from: stop.start ? minuteOn(date, stop.start) : 0,
      to: stop.end ? minuteOn(date, stop.end) : 0,
    })),
  )
  return { ...answer, days, stops: days.flat() }
}
const slugs = [
  'london',
  'paris',
  'copenhagen',
  'singapore',
  'san-diego',
  'sydney',
  'hamburg',
  'tokyo',
]
const known = context.destinations.filter(({ slug }) => slugs.includes(slug))

describe('with children', { timeout: 120_000 }, () => {
  it.each(known.map(({ name, places: all }) => [name, all] as const))(
    'every day in %s but for one out of town has a stop that is theirs, and no shops or bars',
    async (name, all) => {
      const { days } = await plan(`${name} with our kids (5 and 8), 4 days from 8 April 2027`)
      const enough = all.filter((place) => isForChildren(place) && !place.dayTrip).length > 6
      expect(enough).toBe(true)
      for (const stops of days) {
        const isAway = stops.some(({ place }) => place?.dayTrip)
        expect(isAway || stops.some(({ place }) => place && isForChildren(place))).toBe(true)
        const kinds = stops.flatMap(({ place }) =>
          place && !place.interests.includes('family') ? place.kind : [],
        )
        expect(kinds).not.toContain('shopping')
        expect(kinds).not.toContain('nightlife')
        const houses = stops.filter(({ place }) => place && isForGrownUps(place))
        expect(houses.length).toBeLessThanOrEqual(1)
      }
    },
  )

  it('nobody of two is out at ten for the lights', async () => {
    const { days } = await plan('Copenhagen with our 2-year-old, 3 days from 8 August 2027')
    for (const stops of days) expect(stops.at(-1)?.to ?? 0).toBeLessThanOrEqual(19 * 60 + 30)
  })

  it('naps in its bed or under trees, and reads of neither cocktails nor clubs', async () => {
    const { stops } = await plan('Barcelona with our toddler, 4 days from 8 September 2027')
    const naps = stops.filter(({ name }) => /^Nap time/.test(name))
    expect(naps).toHaveLength(4)
    for (const { name } of naps)
      expect(name).toMatch(/^Nap time (?:at your lodging|in (?:Parc|Jard|Park|Turó|Laberint))/)
    const visits = stops.filter(({ kind }) => kind === 'visit')
    expect(visits.flatMap(({ reasons }) => reasons).join(' ')).not.toMatch(
      /jazz club|cocktail|small hours/,
    )
  })

  it('are not alone: who writes comes along', async () => {
    const party = async (wish: string) =>
      (await plan(wish)).understood.filter(({ slot }) => slot === 'party').map(({ text }) => text)
    expect(await party("We're taking our kids (5 and 8) to Hamburg for 2 days")).toEqual([
      'our kids (5 and 8), and you',
    ])
    expect(await party('2 days in Hamburg with two teenagers')).toEqual(['two teenagers, and you'])
    expect(await party('2 days in Hamburg, my wife and I and our two kids')).not.toContain(
      'our two kids, and you',
    )
  })
})

describe('with teenagers', { timeout: 60_000 }, () => {
  it('nobody is out before half past nine, in the heat neither, and museums are few', async () => {
    const { trip, stops } = await plan(
      '5 days in New York with our two teenagers from 8 July 2027, we would like a couple of museums',
    )
    for (const {
      date,
      stops: [first],
    } of trip?.days ?? []) {
      const out = minuteOn(date, first?.start ?? '') - (first?.leg?.minutes ?? 0)
      expect(out).toBeGreaterThanOrEqual(570)
    }
    expect(stops.filter(({ place }) => place && isForGrownUps(place)).length).toBeLessThanOrEqual(3)
    expect(trip?.leftOut.map(({ reason }) => reason)).not.toContain(
      'It is not a place for children.',
    )
  })
})

describe('at a great age', { timeout: 60_000 }, () => {
  it('a rest has a seat, in December under a roof, and stairs and standing places are not offered', async () => {
    const { days, stops } = await plan(
      'Vienna, my parents in their seventies, 3 easy days from 8 December 2026, opera and Saint Stephen’s Cathedral',
    )
    for (const each of days) {
      const rest = each.find(({ name }) => /^A rest/.test(name))
      expect(rest?.name).toMatch(/^A rest (?:at your lodging|at (?:Café|Demel|Kaffee|Kleines))/)
    }
    const told = stops.flatMap(({ reasons }) => reasons).join(' ')
    expect(told).not.toMatch(/standing places|three hundred and forty-three steps/)
    const reasons = stops.filter(({ name }) => /^A rest/.test(name)).flatMap((stop) => stop.reasons)
    expect(new Set(reasons).size).toBe(reasons.length)
  })
})

describe('what is celebrated', { timeout: 60_000 }, () => {
  it('by two has its sunset on most days, and a dinner of its own', async () => {
    const { days, stops } = await plan('Honeymoon in Lisbon, 4 days from 8 May 2027')
    const sunsets = days.filter((each) =>
      each.some(({ reasons }) => reasons.some((says) => /^The sun sets at/.test(says))),
    )
    expect(sunsets.length).toBeGreaterThanOrEqual(3)
    const own = stops.filter(({ reasons }) =>
      reasons.some((says) => /^For your honeymoon/.test(says)),
    )
    expect(
      own.filter(({ meal, place }) => meal === 'dinner' && (place?.price ?? 0) >= 3),
    ).toHaveLength(1)
  })

  it('by friends is a weekend with evenings', async () => {
    const { days } = await plan('My 40th birthday in Dublin with five friends, 3 days in May 2027')
    expect(new Date(`${days[0]?.[0]?.start?.slice(0, 10)}T00:00Z`).getUTCDay()).toBe(5)
    const late = days.filter((each) =>
      each.some(({ category, to }) => category === 'nightlife' && to >= 21 * 60),
    )
    expect(late.length).toBeGreaterThanOrEqual(2)
  })
})

it('who saves pays for no row of museums that nobody asked for', { timeout: 60_000 }, async () => {
  const { stops, notes } = await plan(
    'Four friends in Berlin, 11 to 13 June 2027, on a tight budget',
  )
  const paid = stops.filter(
    ({ place }) => place && isForGrownUps(place) && (place.price ?? 0) > 0 && place.essential < 0.9,
  )
  expect(paid.length).toBeLessThanOrEqual(2)
  const sights = /(\d+) of (\d+) sights cost nothing/.exec(notes.join(' '))
  const shops = stops.filter(({ kind, category }) => kind === 'visit' && category === 'shopping')
  const visits = stops.filter(({ kind }) => kind === 'visit')
  expect(Number(sights?.[2])).toBeLessThanOrEqual(visits.length - shops.length)
})
