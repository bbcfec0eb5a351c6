/** A wish reaches the days in every kind of trip, and what is planned suits those who asked. */
import { describe, expect, it } from 'vitest'
import { printAnswer } from '../../../scripts/plan/print-answer.ts'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

const context = { ...(await loadWishContext()), limits: { steps: 60 } }
const places = new Map(
  context.destinations.flatMap((city) => city.places.map((place) => [place.id, place] as const)),
)
const plan = async (wish: string, limits = context.limits) => {
  const answer = await planWish(wish, { ...context, limits })
  const stops = answer.trip?.days.flatMap((day) => day.stops) ?? []
  const met = (what: string) =>
    stops.filter(({ reasons }) => reasons.join(' ').includes(`Your wish: ${what}`))
  return { ...answer, stops, met, notes: answer.notes.join('\n'), unmet: answer.unmet.join('\n') }
}
const shared = /\b(?:shared (?:tables?|benches)|benches shared|long tables|communal)\b/i

describe('wishes', { timeout: 60_000 }, () => {
  it('are read in each city of a trip, met in one of them, and said where none has it', async () => {
    const { met, unmet, notUnderstood } = await plan(
      'Florence and Venice, 5 days from 2 November 2027, a gondola ride and surfing',
    )
    expect(met('a gondola ride')).toHaveLength(1)
    expect(notUnderstood).not.toContain('gondola ride')
    expect(unmet).toMatch(/You asked for surfing: Piri knows none in these cities/)
  })

  it('for several of a thing are more than one stop, on a single day too', async () => {
    // A second coffee keeps its distance from lunch and dinner, which takes the search a while.
    const asServed = { steps: 2_000 }
    const wish = 'One day in Vienna, 16 November 2027, coffee houses and Klimt'
    const vienna = await plan(wish, asServed)
    expect(vienna.stops.filter(({ category }) => category === 'cafe').length).toBeGreaterThan(1)
    expect(vienna.stops.some(({ name }) => name === 'House of Music')).toBe(false)
    const porto = await plan('Porto 3 days from 12 April 2027, wine lover')
    expect(porto.met('wine').length).toBeGreaterThan(1)
  })

  it('that are a day out of town have the day, when there are days enough', async () => {
    const { stops } = await plan('Cape Town, 5 days from 8 March 2027, we have a car, wine')
    expect(stops.some(({ name }) => /Winelands|Franschhoek/.test(name))).toBe(true)
  })

  it('name the ride and not its museum, the thing and not its word', async () => {
    const { stops } = await plan('San Francisco 2 days from 24 September 2027, cable car')
    expect(stops.some(({ name }) => name === 'Powell–Hyde Cable Car')).toBe(true)
    const museum = stops.find(({ name }) => name === 'Cable Car Museum')
    expect(museum?.reasons.join(' ') ?? '').not.toMatch(/Your wish|You asked/)
  })

  it('for few museums are no wish for none', async () => {
    const { trip, assumed, stops } = await plan(
      'Florence 4 days from 12 April 2027, not too many museums',
    )
    expect(trip?.leftOut.map(({ reason }) => reason).join(' ')).not.toContain('You asked for no')
    expect(assumed.join(' ')).toContain('Not too many museums')
    const museums = stops.filter(({ category }) => category === 'museum')
    expect(museums.length).toBeLessThanOrEqual(1)
  })
})

describe('a subject', { timeout: 60_000 }, () => {
  it('is met in amount, at each stop by the word that was said, and before what is for others', async () => {
    const { met, stops, unmet, notes } = await plan(
      'Barcelona 3 days from 10 May 2027, architecture, modernism',
    )
    expect(met('modernism').length).toBeGreaterThan(3)
    expect(unmet).not.toContain('modernism')
    expect(stops.map(({ name }) => name).join()).not.toMatch(/Aquarium|Zoo|CosmoCaixa/)
    expect(notes).not.toMatch(/Buy seats beforehand: Palau de la Música/)
  })

  it('that nobody named is not told as an interest', async () => {
    const { stops, met } = await plan('Porto 3 days from 12 March 2027, wine and tiles')
    expect(met('tiles').length).toBeGreaterThan(2)
    expect(met('wine').length).toBeGreaterThan(1)
    const said = stops.flatMap(({ reasons }) => reasons).join(' ')
    expect(said).not.toMatch(/interest in (?:architecture|history|food)/)
  })

  it('of a stag party is the drinks and the evenings, with a table for all', async () => {
    const { stops, notes } = await plan(
      'Dublin 2 days from 5 March 2027, stag do, 8 of us, Guinness and live music',
    )
    const names = stops.map(({ name }) => name)
    expect(names).toContain('Guinness Storehouse')
    expect(names.join()).not.toMatch(/Chester Beatty|Museum of Modern Art|Museum of Literature/)
    expect(notes).toMatch(/You are 8: book one table/)
  })
})

describe('what is planned suits who comes', { timeout: 60_000 }, () => {
  it('no benches, counters or houses for a diet on a honeymoon, nor instead of its tables', async () => {
    for (const city of ['Florence', 'Paris', 'Lisbon']) {
      const { stops } = await plan(`${city} 3 days from 12 May 2027, honeymoon, luxury`)
      const dinners = stops.filter(({ meal }) => meal === 'dinner')
      for (const { placeId, alternatives } of dinners) {
        const ids = [placeId, ...alternatives.map((each) => each.placeId)]
        for (const place of ids.flatMap((id) => places.get(id ?? '') ?? [])) {
          expect(place.about, place.name).not.toMatch(shared)
          expect(place.cuisines ?? [], place.name).not.toContain('vegan')
        }
      }
    }
  })

  it('nothing hot for a child of two', async () => {
    for (const city of ['Bangkok', 'Singapore']) {
      const { stops } = await plan(`${city} 4 days from 12 May 2027 with our toddler (2)`)
      for (const { placeId, meal } of stops) {
        if (!meal) continue
        expect(places.get(placeId ?? '')?.about ?? '').not.toMatch(/\b(?:chil(?:l)?i|heat)\b/i)
      }
    }
  })

  it('what is named and has steps is warned of, and towers are not climbed in a wheelchair', async () => {
    const { stops, notes } = await plan(
      'Amsterdam 3 days from 14 May 2027, wheelchair, Anne Frank House',
    )
    expect(notes).toMatch(/Anne Frank House is not step-free/)
    const house = stops.find(({ placeId }) => placeId === 'anne-frank-house')
    expect(house?.reasons[0]).toMatch(/^Not step-free/)
    const berlin = await plan('Berlin 3 days from 11 June 2027 in a wheelchair, history')
    expect(berlin.stops.some(({ name }) => /Tower$/.test(name))).toBe(false)
  })

  it('no climb with a least age for children', async () => {
    const { stops } = await plan(
      'Sydney with grandparents and two children (4 and 7), 5 days from 4 January 2027',
    )
    expect(stops.some(({ name }) => /BridgeClimb/.test(name))).toBe(false)
  })
})

describe('what is printed', { timeout: 60_000 }, () => {
  it('names no command, draws no empty map, and offers no town a flight away for a layover', async () => {
    const answer = await planWish(
      '9 hour layover in Yangon on 3 June 2027, landing 9:00, next flight 18:00',
      context,
    )
    const text = printAnswer(answer).join('\n')
    expect(text).not.toMatch(/npm run|Siem Reap|·····/)
    expect(text).toMatch(/In town from 10:\d\d to 15:\d\d/)
  })

  it('a map for each town, and one word on hours at a stop', async () => {
    const cities = await planWish('Florence and Venice, 4 days from 2 November 2027', context)
    const text = printAnswer(cities).join('\n')
    expect(text).toMatch(/\nFlorence\n·/)
    expect(text).toMatch(/\nVenice\n·/)
    const cairo = await planWish('Cairo 3 days from 15 February 2027', context)
    expect(printAnswer(cairo).join('\n')).not.toMatch(/Check its hours[^\n]*Check hours/)
  })

  it('a question for what is open on a feast is answered with names to call', async () => {
    const { notes } = await plan(
      'Prague 23 to 26 December 2026, two of us. Dinner on the 24th, what is open?',
    )
    expect(notes).toMatch(/Dinner on Thursday, December 24: .* Call .* or book the dining room/)
  })
})
