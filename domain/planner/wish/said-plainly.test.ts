/** Wishes said plainly, and what a page says of what it leaves out: in several towns, as travellers write them. */
import { describe, expect, it } from 'vitest'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

const context = { ...(await loadWishContext()), today: '2026-11-16' }

async function plan(text: string) {
  const answer = await planWish(text, { ...context, limits: { steps: 300 } })
  const days = answer.trip?.days ?? []
  return { ...answer, days, stops: days.flatMap(({ stops }) => stops) }
}

const kindOf = (slug: string, placeId: string | null | undefined) =>
  context.bySlug.get(slug)?.places.find(({ id }) => id === placeId)?.kind

describe('what is said plainly is heard', { timeout: 60_000 }, () => {
  it.each([
    ['Florence 2 days in October: climbing the dome and a bistecca', "Brunelleschi's Dome"],
    ['Venice 2 days in May, climb the campanile and a gondola ride', 'Campanile'],
  ])('%s: the tower that everybody means', async (text, name) => {
    const { stops, unmet, notUnderstood } = await plan(text)
    const tower = stops.find((stop) => stop.name.includes(name))
    expect(tower?.reasons[0]).toBe('You asked for it.')
    expect([...unmet, ...notUnderstood].join(' ')).not.toMatch(/climb/i)
  })

  it('music at 77 is a concert, and no duo in a tavern', async () => {
    const { stops } = await plan(
      'Salzburg 3 days in June for my parents, 77 and 79, music and cafés, little walking',
    )
    const music = stops.filter(({ reasons }) => reasons.includes('Your wish: music.'))
    expect(music.length).toBeGreaterThan(0)
    for (const { placeId } of music) expect(kindOf('salzburg', placeId)).not.toBe('restaurant')
  })

  it('a beer garden every evening is no night of clubs', async () => {
    const { stops, days } = await plan('3 days in Munich in July, a beer garden every evening')
    expect(stops.some(({ placeId }) => kindOf('munich', placeId) === 'nightlife')).toBe(false)
    for (const { stops: today } of days) {
      const evening = today.filter(({ start }) => (start ?? '').slice(11) >= '17:30')
      const seated = evening.filter(
        ({ meal, reasons }) =>
          meal === 'dinner' || reasons.some((each) => each.startsWith('Time for dinner')),
      )
      expect(seated.length).toBeLessThanOrEqual(1)
    }
  })

  it('what is for one day is told on that day', async () => {
    const { days } = await plan(
      'Vienna 22 to 26 December 2026, Christmas markets and something festive on the 25th',
    )
    for (const { date, stops } of days) {
      const isTold = stops.some(({ reasons }) =>
        reasons.some((each) => each.startsWith('Your wish: something festive')),
      )
      if (isTold) expect(date).toBe('2026-12-25')
    }
  })
})

describe('what a page says besides', { timeout: 60_000 }, () => {
  it('a height that wind closes has another day', async () => {
    const { notes } = await plan('Cape Town 4 days in March, beaches and wine')
    expect(notes.join(' ')).toMatch(
      /Table Mountain Aerial Cableway closes in strong wind(?:: if \w+ is stormy, (?:swap it with|look for)|, and \w+ is the last day to go: look at the forecast)/,
    )
  })

  it('nothing is left out for an interest that was named', async () => {
    const { trip } = await plan('Cape Town 5 days in March, nature, wine and beaches')
    const said = (trip?.leftOut ?? []).map(({ reason }) => reason).join(' ')
    expect(said).not.toMatch(/care for nature, which you did not name/)
  })

  it('the women’s and men’s days of a bath are told', async () => {
    const { stops } = await plan('Budapest, Tuesday 4 May 2027, the Rudas Baths and the castle')
    const bath = stops.find(({ placeId }) => placeId === 'rudas-baths')
    expect(bath?.reasons.join(' ')).toMatch(/On Tuesdays the hot pools .* are for women alone/)
  })
})

describe('a town that is not known', { timeout: 60_000 }, () => {
  it('says what is not planned, has every wish on a day, and proposes nothing far off without it', async () => {
    const { proposals, stops, unmet } = await plan(
      'Four days in Tbilisi, Georgia, in October 2027, wine, sulphur baths and an easy day in the mountains',
    )
    for (const { says } of proposals) expect(says).toMatch(/\b(?:1,[0-4])?\d\d\d? km away, for /)
    expect(unmet.join(' ')).toContain('wine, sulphur baths and an easy day in the mountains')
    const said = stops.flatMap(({ reasons }) => reasons)
    for (const wish of ['wine', 'sulphur baths', 'an easy day in the mountains'])
      expect(said.join(' ')).toContain(wish)
    expect(new Set(said).size).toBe(said.length)
  })
})
