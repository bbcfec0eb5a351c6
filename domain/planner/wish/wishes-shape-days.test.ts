/** What was asked for shapes the days: the nights, the beach, the great houses of a subject, and the season. */
import { describe, expect, it } from 'vitest'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

const context = { ...(await loadWishContext()), today: '2026-11-16' }

async function plan(text: string) {
  const answer = await planWish(text, { ...context, limits: { steps: 150 } })
  const days = answer.trip?.days ?? []
  const stops = days.flatMap((day) => day.stops.map((stop) => ({ ...stop, date: day.date })))
  return { ...answer, days, stops, names: stops.map(({ name }) => name) }
}

const kindOf = (slug: string, placeId: string | null | undefined) =>
  context.bySlug.get(slug)?.places.find(({ id }) => id === placeId)?.kind

describe('nights', { timeout: 90_000 }, () => {
  it.each([
    ['Barcelona long weekend with 5 friends, nightlife and beach, June'],
    ['Lisbon 4 days with 4 friends, nightlife, July'],
    ['Prague bachelor party weekend in September'],
    ['Berlin 4 days in May with friends, nightlife'],
  ])('%s: every one ends after midnight, and no day begins early', async (wish) => {
    const { days, trip } = await plan(wish)
    const slug = trip?.stays[0]?.slug ?? ''
    for (const { date, stops } of days) {
      const last = stops.at(-1)
      const evening = stops.filter(({ start }) => (start ?? '') >= `${date}T20:00`)
      expect(evening.flatMap(({ reasons }) => reasons).join(' ')).toMatch(
        /Your wish: nightlife|For a night out/,
      )
      expect(kindOf(slug, last?.placeId)).toMatch(/nightlife|stage/)
      expect((last?.end ?? '') >= `${date}T23:59`).toBe(true)
      const isTrip = stops.some(({ leg }) => (leg?.minutes ?? 0) >= 60)
      if (!isTrip) expect((stops[0]?.start?.slice(11) ?? '') >= '10:30').toBe(true)
    }
  })

  it('are not filled with stations until a late concert is due', async () => {
    const { days } = await plan('New York 5 days in October, jazz and modern art')
    const jazz = days.filter(({ stops }) =>
      stops.some(({ reasons }) => reasons.join(' ').includes('Your wish: jazz')),
    )
    expect(jazz.length).toBeGreaterThan(1)
    const late = days
      .flatMap(({ stops }) => stops)
      .filter(({ start }) => (start?.slice(11) ?? '') >= '23:00')
    for (const { placeId } of late) expect(kindOf('new-york', placeId)).toBe('nightlife')
  })
})

describe('the beach', { timeout: 60_000 }, () => {
  it('is had by day, and more than once on a long stay', async () => {
    const { stops } = await plan('Barcelona with kids 6 and 9, beach, 5 days in July')
    const bathing = stops.filter(({ placeId }) => kindOf('barcelona', placeId) === 'beach')
    expect(new Set(bathing.map(({ date }) => date)).size).toBeGreaterThan(1)
    for (const { start } of bathing) expect((start?.slice(11) ?? '') <= '16:30').toBe(true)
  })
})

describe('a subject that is loved', { timeout: 60_000 }, () => {
  it.each([
    ['Madrid 3 days in April with my wife, we love art and tapas', 'Museo Thyssen-Bornemisza'],
    ['Amsterdam 3 days in March, art lover travelling alone', 'Stedelijk Museum'],
    ['Florence 3 days, renaissance art, April', 'Uffizi Gallery'],
  ])('%s: has its great houses', async (wish, house) => {
    const { names } = await plan(wish)
    expect(names).toContain(house)
  })

  it('on walls is no reason for old masters', async () => {
    const { names, stops } = await plan('Berlin 3 days in May, street art')
    expect(names).toContain('East Side Gallery')
    const isFor = (stop: (typeof stops)[number]) =>
      /your wish|your interest|you asked/i.test(stop.reasons.join(' '))
    expect(stops.filter(isFor).map(({ name }) => name)).not.toContainEqual(
      expect.stringMatching(/Gemäldegalerie|Museum|Nationalgalerie/),
    )
  })
})

describe('a wish with a season and no day', { timeout: 90_000 }, () => {
  it.each([
    ['Tokyo 5 days first time, foodies, cherry blossom', /^2027-0(?:3-2|3-3|4-0)/, /cherry trees/],
    ['Amsterdam and tulips, 3 days', /^2027-04/, /tulips/],
    ['Boston fall foliage long weekend', /^2027-10/, /leaves turn/],
    ['Reykjavik whale watching, 3 days', /^2027-0[5-8]/, /whales/],
    ['4 days in Barcelona for the beach', /^2027-0[6-9]/, /for the beach/],
    ['Valencia Fallas with friends', /^2027-03-1[5-9]/, /Fallas is kept/],
  ])('%s: is planned in it, and that is said', async (wish, dates, why) => {
    const { days, assumed } = await plan(wish)
    expect(days[0]?.date).toMatch(dates)
    expect(assumed.join(' ')).toMatch(why)
  })

  it('stays on the days that were said', async () => {
    const { days, assumed } = await plan('Tokyo 5 days, cherry blossom, 3 to 7 December 2026')
    expect(days[0]?.date).toBe('2026-12-03')
    expect(assumed.join(' ')).not.toMatch(/Days chosen/)
  })

  it('keeps a weekend a weekend', async () => {
    const { days } = await plan('Boston fall foliage long weekend')
    expect(new Date(`${days[0]?.date}T00:00:00Z`).getUTCDay()).toBe(5)
  })
})

describe('a feast', { timeout: 60_000 }, () => {
  it('of several evenings has more than one market', async () => {
    const { stops } = await plan('Vienna 4 days in December, Christmas markets')
    const markets = stops.filter(({ name }) => /Christmas Market|Art Advent/.test(name))
    expect(new Set(markets.map(({ date }) => date)).size).toBeGreaterThan(1)
    for (const { start } of markets) expect((start?.slice(11) ?? '') >= '16:00').toBe(true)
  })

  it('of Holy Week is stood by, where it is walked', async () => {
    const { stops, notes } = await plan('Seville 3 days, flamenco, during Semana Santa')
    expect(notes.join(' ')).toMatch(/Brotherhoods carry their floats/)
    expect(stops.some(({ reasons }) => /brotherhood passes/.test(reasons.join(' ')))).toBe(true)
  })

  it('that a town is named for is in the days', async () => {
    const { names } = await plan('Munich for Oktoberfest, 3 days with mates')
    expect(names.join()).toMatch(/Oktoberfest on the Theresienwiese/)
  })
})
