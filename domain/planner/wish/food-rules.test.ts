/** What is eaten in whole plans: nothing that somebody must not, no feast after a feast, and little said twice. */
import { describe, expect, it } from 'vitest'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

const context = { ...(await loadWishContext()), today: '2026-11-18' }

async function plan(text: string) {
  const answer = await planWish(text, context)
  const places = (answer.trip?.stays ?? []).flatMap(
    ({ slug }) => context.bySlug.get(slug ?? '')?.places ?? [],
  )
  const days = (answer.trip?.days ?? []).map(({ date, stops }) => ({
    date,
    stops: stops.map((stop) => ({ ...stop, place: places.find(({ id }) => id === stop.placeId) })),
  }))
  return { answer, days, stops: days.flatMap(({ stops }) => stops) }
}

const fed = new Set(['restaurant', 'cafe', 'activity'])

describe('what somebody must not eat', { timeout: 120_000 }, () => {
  it.each([
    ['4 days in Cairo with our son of 9, who has a nut allergy', /\b(?:walnut|circassian|buffet)/i],
    ['4 days in Lima, food lovers, my wife eats no red meat', /\b(?:beef|lomo|ham|anticuchos)\b/i],
    ['3 days in Quebec City, we are coeliac', /\b(?:cr[eê]pes?|brew\w*|pub)\b/i],
    ['4 days in Istanbul, no alcohol please', /\brakı|\bwine bar|\bcocktails?\b/i],
  ])('%s: no house that tells of it is a table or a visit', async (wish, words) => {
    const { stops } = await plan(wish)
    const kitchens = stops.flatMap(({ place }) => (place && fed.has(place.kind) ? [place] : []))
    expect(kitchens.length).toBeGreaterThan(4)
    for (const { name, about } of kitchens) expect(`${name} ${about}`).not.toMatch(words)
  })

  it('is told once where everybody keeps to it, and not at each meal', async () => {
    const { answer, stops } = await plan('3 days in Marrakesh, halal food only, souks and gardens')
    expect(answer.notes.join('\n')).toMatch(/Halal food is everyday in Marrakesh/)
    expect(stops.flatMap(({ reasons }) => reasons).join('\n')).not.toMatch(/Known to suit: halal/)
  })

  it('of Jains is told honestly, with the house that cooks so', async () => {
    const { answer, stops } = await plan('4 days in Jaipur, strict Jains, four of us, forts')
    const said = [...answer.assumed, ...answer.notes].join('\n')
    expect(said).toMatch(/Jain food: tables are vegetarian.*Laxmi Misthan Bhandar says so/)
    const tables = stops.flatMap(({ kind, place }) => (kind === 'meal' && place ? [place] : []))
    for (const { about } of tables) expect(about).not.toMatch(/\b(?:mutton|laal maas|kebabs?)\b/i)
  })
})

describe('the rhythm of meals', { timeout: 120_000 }, () => {
  it.each([
    'Berlin weekend from 5 December 2026, techno, flea markets and history',
    'Kyoto, 3 days from 27 March 2027, quiet temples and gardens',
  ])('%s: no courses that nobody asked for, in a town with other tables', async (wish) => {
    const { stops } = await plan(wish)
    const dear = stops.filter(({ kind, place }) => kind === 'meal' && place?.price === 4)
    expect(dear.map(({ name }) => name)).toEqual([])
  })

  it('has one dinner by which a trip is remembered, also in two cities', async () => {
    const { stops } = await plan(
      '5 days in Madrid and Seville, couple, one memorable dinner for our anniversary, train between',
    )
    const told = stops.filter(({ reasons }) => /the dinner of the trip/.test(reasons.join(' ')))
    expect(told.length).toBe(1)
  })

  it('a warning of hours stands at few stops, and the rest is said once', async () => {
    const { answer, stops } = await plan('5 days in Buenos Aires, tango and steak')
    const unknown = stops.filter(({ place }) => place && place.hours === null)
    const marked = stops.filter(({ checkHours }) => checkHours)
    expect(unknown.length).toBeGreaterThan(8)
    expect(marked.length).toBeLessThan(unknown.length / 2)
    expect(answer.notes.join('\n')).toContain(`the hours of ${unknown.length} of the`)
  })
})
