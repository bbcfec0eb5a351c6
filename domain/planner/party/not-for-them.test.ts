/** Stops that a party would laugh at, on plans of real towns: told as left out, with the reason. */
import { describe, expect, it } from 'vitest'
import { emptyBrief } from '#domain/brief/schema.ts'
import { objection } from '../appeal.ts'
import { partyFromBrief } from '../from-brief/party-from-brief.ts'
import type { Traveller } from '../schema.ts'
import { read } from '../testing/sample-request.ts'
import { planWish } from '../wish/plan-wish.ts'
import { loadWishContext } from '../wish/testing/wish-context.ts'

const context = { ...(await loadWishContext()), limits: { steps: 60 } }
const placeIn = (slug: string, id: string) => {
  const place = context.bySlug.get(slug)?.places.find((each) => each.id === id)
  if (!place) throw new Error(`${slug} has no ${id}`)
  return place
}
const travelling = (...who: Traveller[]) => read({ party: { who } })
const plan = async (wish: string, limits = context.limits) => {
  const answer = await planWish(wish, { ...context, limits })
  const days = (answer.trip?.days ?? []).map(({ stops }) => stops)
  return { ...answer, days, ids: days.flat().map(({ placeId }) => placeId) }
}

describe('what is for somebody else', { timeout: 60_000 }, () => {
  it('a playground is for who has a child along, and a park with one in it for all', () => {
    const playground = placeIn('london', 'diana-memorial-playground')
    expect(objection(playground, travelling('couple'))).toMatch(/for children/)
    expect(objection(playground, read({ party: { children: true } }))).toBeNull()
    expect(objection(placeIn('paris', 'parc-de-la-villette'), travelling('couple'))).toBeNull()
  })

  it('a dance floor is for no mother of 68, and a jazz cellar is', () => {
    const roxy = placeIn('prague', 'roxy')
    expect(objection(roxy, travelling('sixties'))).toMatch(/club/)
    expect(objection(roxy, travelling('friends'))).toBeNull()
    const jazz = placeIn('prague', 'reduta-jazz-club')
    expect(objection(jazz, travelling('sixties'))).toBeNull()
  })

  it('a casino and an Irish pub abroad are for those who ask', () => {
    const casino = placeIn('lima', 'atlantic-city-casino')
    expect(objection(casino, travelling('friends'))).toMatch(/gambling/)
    expect(objection(casino, read({ mustSee: [casino.id] }))).toBeNull()
    const pub = placeIn('cusco', 'paddys-irish-pub')
    expect(objection(pub, travelling('friends'))).toMatch(/far from Ireland/)
  })

  it('fado that was asked for is planned with children along, and no bar is', () => {
    const fado = placeIn('lisbon', 'clube-de-fado')
    const party = { children: true, who: ['children'] as Traveller[] }
    const asked = [{ what: 'fado', placeIds: [fado.id], when: 'evening' as const, daily: false }]
    expect(objection(fado, read({ party, places: [fado], asked }))).toBeNull()
    expect(objection(fado, read({ party, places: [fado] }))).toMatch(/night out/)
  })

  it('friends go dancing where they are several, and two or by wheelchair where it was asked for', () => {
    const roxy = placeIn('prague', 'roxy')
    const friends = { who: ['friends' as const] }
    expect(objection(roxy, read({ party: { ...friends, two: true } }))).toMatch(/club/)
    expect(objection(roxy, read({ party: { ...friends, stepFree: true } }))).not.toBeNull()
    const asked = read({ party: { ...friends, two: true }, interests: ['nightlife'] })
    expect(objection(roxy, asked)).toBeNull()
  })

  it.each([
    ['three days in Prague for me and my mother, who is 68', true],
    ['our 40th wedding anniversary in Paris', true],
    ['we are 63 and 65', true],
    ['five friends in their late twenties', false],
    ['our 5th anniversary in Paris, 60 euros a day', false],
  ])('"%s" is of sixty or more: %s', (text, is) => {
    expect(partyFromBrief(emptyBrief(), text).who?.includes('sixties')).toBe(is)
  })

  it('a hill is told as a climb to a bad knee, and never as what one more day adds', async () => {
    const { ids, trip, notes } = await plan(
      'Edinburgh for 3 days next May, friends in their seventies, one of us has a bad knee',
    )
    for (const id of ['calton-hill', 'arthurs-seat']) {
      expect(ids).not.toContain(id)
      expect(trip?.leftOut.find(({ placeId }) => placeId === id)?.reason ?? 'climb').toMatch(
        /climb/,
      )
    }
    expect(notes.join(' ')).not.toMatch(/adds[^.]*Arthur's Seat/)
  })

  it('a bridge that sways is for no stroller, and the Golden Gate is', () => {
    const party = { children: true, who: ['toddler', 'children'] as Traveller[] }
    const capilano = placeIn('vancouver', 'capilano-suspension-bridge-park')
    expect(objection(capilano, read({ party }))).toMatch(/stroller/)
    expect(objection(placeIn('san-francisco', 'golden-gate-bridge'), read({ party }))).toBeNull()
  })
})

describe('again and again', { timeout: 60_000 }, () => {
  const often = (ids: readonly (string | null)[], id: string) =>
    ids.filter((each) => each === id).length

  it('one bar is no nightlife: twice in a week at most', async () => {
    const { ids } = await plan(
      'Five of us in our late twenties, Seoul for a week from 2 April 2027, nightlife in Hongdae',
    )
    expect(often(ids, 'charles-h')).toBeLessThanOrEqual(2)
    expect(ids).toContain('hongdae')
  })

  it('a table that meets a diet is come back to before a meal is without one, and once a day', async () => {
    const { days, ids } = await plan('vegan, alone in Bangkok for six days from 8 January 2027')
    const tables = days.flat().flatMap(({ meal, placeId }) => (meal && placeId ? placeId : []))
    expect(tables.length).toBeGreaterThan(6)
    for (const id of tables) expect(often(ids, id)).toBeLessThanOrEqual(3)
    for (const stops of days) {
      const today = stops.flatMap(({ meal, placeId }) => (meal && placeId ? placeId : []))
      expect(new Set(today).size).toBe(today.length)
    }
  })
})

describe('what is left out of a trip', { timeout: 60_000 }, () => {
  it('is no outing to another of its cities, and is told once', async () => {
    const { trip } = await plan('Madrid, Seville and Granada by train, 8 days from 10 May 2027')
    const names = trip?.leftOut.map(({ name }) => name) ?? []
    expect(names.length).toBeGreaterThan(3)
    expect(names).not.toContain('Alhambra, Granada')
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('the days of the week', { timeout: 60_000 }, () => {
  it('no tour to the DMZ is planned on a Monday', async () => {
    const { trip } = await plan('Seoul 4 days from Sunday 4 April 2027, we must see the DMZ')
    const day = trip?.days.find(({ stops }) =>
      stops.some(({ placeId }) => placeId === 'dmz-and-imjingak'),
    )
    expect(day).toBeDefined()
    expect(new Date(`${day?.date}T12:00Z`).getUTCDay()).not.toBe(1)
  })
})

it('a studio of stickers is for no parents of a great age, and a known quarter is', () => {
  const studio = placeIn('florence', 'clet-studio')
  expect(objection(studio, travelling('seniors'))).toMatch(/younger/)
  expect(objection(studio, travelling('friends'))).toBeNull()
  expect(
    objection(placeIn('florence', 'oltrarno-and-santo-spirito'), travelling('seniors')),
  ).toBeNull()
})

it('a family in Rome sees the Pantheon, and Saint Peter beside the museums', async () => {
  const { ids } = await plan('rome with kids 3 days in december', { steps: 150 })
  expect(ids).toEqual(expect.arrayContaining(['pantheon', 'colosseum', 'vatican-museums']))
}, 30_000)
