import { describe, expect, it } from 'vitest'
import { parseBrief } from '#domain/brief/parse-brief.ts'
import { homeFallbackSlides, sampleSlides } from '#domain/carousel/fallback-slides.ts'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { inlineExecutor } from '#domain/planner/execution/executor.ts'
import { planWish } from '#domain/planner/wish/plan-wish.ts'
import { posterSlugs } from '#domain/site/posters.ts'
import { oneOfEvery } from '#testing/full-run-only.ts'
import { sampleWish, wishLike } from './sample-wish.ts'
import { journeySlugs, type Sample, sampleOf } from './samples.ts'

const [{ destinations, bySlug }, gazetteer] = await Promise.all([loadCatalogue(), loadGazetteer()])
const today = '2026-11-16'
const known = { today, gazetteer, destinations, bySlug }

/** A first plan is enough to see what is planned. */
const plan = (wish: string) =>
  planWish(wish, { ...known, executor: inlineExecutor(() => 0), limits: { steps: 1 } })

function sampleAt(slug: string): Sample {
  const sample = sampleOf(slug, bySlug.get(slug))
  if (!sample) throw new Error(`There is no sample of ${slug}`)
  return sample
}

describe('a sample', () => {
  const slugs = [...journeySlugs, ...oneOfEvery(12, [...bySlug.keys()])]
  it.each(slugs)('of %s plans all its days, there', { timeout: 60_000 }, async (slug) => {
    const sample = sampleAt(slug)
    const { trip, question } = await plan(sampleWish(sample))
    expect(question).toBeNull()
    expect(trip?.days).toHaveLength(sample.days)
    expect(Number(trip?.start.slice(5, 7))).toBe(sample.month)
    if (!journeySlugs.includes(slug)) expect(trip?.stays.map((stay) => stay.slug)).toEqual([slug])
  })

  it('of Japan goes through several cities, and of Florida by car through towns', async () => {
    const japan = await plan(sampleWish(sampleAt('japan')))
    expect(japan.trip?.kind).toBe('cities')
    expect(japan.trip?.stays.map(({ slug }) => slug)).toEqual(['tokyo', 'kyoto', 'osaka'])
    const { trip } = await plan(sampleWish(sampleAt('florida')))
    expect(trip?.kind).toBe('road')
    const names = trip?.days.flatMap(({ stops }) => stops.map(({ name }) => name)) ?? []
    for (const town of ['Miami', 'Key West', 'Sarasota', 'Orlando', 'Saint Augustine']) {
      expect(names).toContain(town)
    }
    // There are towns of these names, and a Florida, elsewhere as well.
    const points = trip?.days.flatMap(({ stops }) => stops.flatMap(({ at }) => (at ? [at] : [])))
    for (const [latitude, longitude] of points ?? []) {
      expect(latitude).toBeGreaterThan(24)
      expect(latitude).toBeLessThan(31)
      expect(longitude).toBeGreaterThan(-88)
    }
  })

  it('is there for every poster and every slide that the carousel falls back on', () => {
    const posters = posterSlugs.filter((slug) => slug !== 'default')
    const slides = [...sampleSlides, ...homeFallbackSlides].map(({ itinerary_link }) =>
      itinerary_link?.replace('/view-itinerary/', ''),
    )
    for (const slug of [...posters, ...slides]) {
      expect(sampleOf(slug ?? '', bySlug.get(slug ?? '')), slug).toBeDefined()
    }
  })

  it('is nothing where the place is not known, whatever the name', () => {
    for (const slug of ['atlantis', 'constructor', '__proto__', '']) {
      expect(sampleOf(slug, bySlug.get(slug))).toBeUndefined()
    }
  })
})

describe('a sample at one’s own dates', () => {
  it.each(['paris', 'japan', 'florida', 'washington'])('is understood: %s', (slug) => {
    const sample = sampleAt(slug)
    const start = '2027-09-04'
    const wish = wishLike(sample, { days: 6, start, adults: 2, children: 1, pace: 'slow' })
    const brief = parseBrief(wish, known)
    expect(brief).toMatchObject({ days: 6, pace: 'slow', dates: { start } })
    expect(brief.party).toMatchObject({ adults: 2, children: 1 })
    expect(brief.destinations.length).toBeGreaterThan(0)
  })

  it('keeps its month where no dates were chosen', () => {
    const wish = wishLike(sampleAt('paris'), { days: 3, adults: 1, children: 0, pace: 'fast' })
    const { dates, days, pace, party } = parseBrief(wish, known)
    expect({ days, pace, party }).toMatchObject({ days: 3, pace: 'fast', party: { adults: 1 } })
    expect(dates?.earliest?.slice(5, 7)).toBe(`${sampleAt('paris').month}`.padStart(2, '0'))
  })
})
