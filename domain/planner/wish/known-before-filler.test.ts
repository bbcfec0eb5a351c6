/** What a town is known for comes before what only lies nearer, and first in the day where all the world goes. */
import { describe, expect, it } from 'vitest'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

const context = { ...(await loadWishContext()), today: '2026-11-16' }

async function plan(text: string) {
  const answer = await planWish(text, { ...context, limits: { steps: 600 } })
  const days = answer.trip?.days ?? []
  return { days, names: days.flatMap(({ stops }) => stops.map(({ name }) => name)) }
}

const kindOf = (slug: string, placeId: string | null | undefined) =>
  context.bySlug.get(slug)?.places.find(({ id }) => id === placeId)?.kind

describe('what a town is known for', { timeout: 90_000 }, () => {
  it.each([
    ['3 days in Rio de Janeiro in October', ['Christ the Redeemer', 'Sugarloaf Mountain']],
    ['4 days in San Diego in May', ['La Jolla Cove', 'Balboa Park']],
  ])('%s: a second great view and a cool beach are not left out', async (wish, icons) => {
    const { names } = await plan(wish)
    expect(names).toEqual(expect.arrayContaining(icons))
  })

  it.each([
    ['4 days in Athens in May', 'Acropolis and Parthenon'],
    ['3 days in Paris in May', 'Louvre Museum'],
    ['2 days in Rome in October', 'Vatican Museums'],
  ])('%s: %s is seen before the crowd', async (wish, icon) => {
    const { days } = await plan(wish)
    const start = days.flatMap(({ stops }) => stops).find(({ name }) => name === icon)?.start
    expect(start?.slice(11)).toMatch(/^(?:0|10:[0-2])/)
  })
})

describe('archaeology, and not museums all day', { timeout: 90_000 }, () => {
  const wish = '4 days Athens early May, we like archaeology but not museums all day'

  it('has one museum a day at most, and the temple by the sea', async () => {
    const { days, names } = await plan(wish)
    for (const { stops } of days) {
      const museums = stops.filter(({ placeId }) =>
        ['museum', 'gallery'].includes(kindOf('athens', placeId) ?? ''),
      )
      expect(museums.length).toBeLessThanOrEqual(1)
    }
    expect(names).toContain('National Archaeological Museum')
    expect(names).toContain('Temple of Poseidon at Sounion')
  })
})
