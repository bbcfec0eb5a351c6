/** A page says one thing of each wish: it is met at a stop that is it, or it is said why not. */
import { describe, expect, it } from 'vitest'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'
import { wordsLeft } from './words-left.ts'

const context = { ...(await loadWishContext()), today: '2026-11-18' }

async function plan(text: string) {
  const { trip, unmet, notUnderstood, assumed } = await planWish(text, context)
  const stops = (trip?.days ?? []).flatMap((day) => day.stops)
  return {
    names: stops.map(({ name }) => name),
    stamped: (wish: string) =>
      stops.filter(({ reasons }) => reasons.some((each) => each.startsWith(`Your wish: ${wish}.`))),
    leftOut: trip?.leftOut ?? [],
    unmet: unmet.join('\n'),
    notUnderstood,
    assumed: assumed.join('\n'),
  }
}

describe('what was named', { timeout: 120_000 }, () => {
  it('is planned as a day out of town, and not left out with "name it"', async () => {
    const { names, leftOut, assumed } = await plan(
      '8 days in Buenos Aires from 5 April 2027, tango, bookshops and a ranch',
    )
    expect(names).toContain('Gaucho Day at an Estancia')
    expect(assumed).toContain('For ranch: a day at Gaucho Day at an Estancia.')
    expect(leftOut.map(({ name }) => name)).not.toContain('Gaucho Day at an Estancia')
  })

  it('is not said to take one more day where its day is planned', async () => {
    const { names, unmet } = await plan(
      'Three days in Marrakech from 11 January 2027, a hammam and a day trip to the Atlas Mountains',
    )
    expect(names).toContain('Imlil and the High Atlas')
    expect(unmet).not.toMatch(/mountains/)
  })

  it('is planned with a child along, too', async () => {
    const { names, unmet } = await plan(
      'My 11 year old is crazy about ancient Egypt: four days in Cairo from 9 November 2027, pyramids and mummies',
    )
    expect(names).toContain('National Museum of Egyptian Civilization')
    expect(unmet).not.toMatch(/mummies/)
  })

  it('with its view is a table that has that view', async () => {
    const { stamped } = await plan(
      'Paris from Friday 14 to Monday 17 May 2027, a special dinner with a view of the Eiffel Tower',
    )
    const [table] = stamped('a special dinner with a view')
    expect(table?.name).not.toBe('Le Jules Verne')
    expect(table).toBeDefined()
  })
})

describe('the measure of a wish', { timeout: 120_000 }, () => {
  it('is one where one was said', async () => {
    const { stamped } = await plan('5 days in Seville from 8 March 2027, one flamenco night')
    expect(stamped('flamenco')).toHaveLength(1)
    const { stamped: inBarcelona } = await plan(
      '5 days in Barcelona from 10 May 2027, tapas bars and a bit of beach',
    )
    expect(inBarcelona('the beach')).toHaveLength(1)
    expect(inBarcelona('nightlife')).toEqual([])
  })

  it('is every other day of what is tasted', async () => {
    const { stamped } = await plan('Three days in Edinburgh from 9 August 2027, whisky tasting')
    const seen = stamped('whisky').filter(({ meal }) => meal === null)
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.length).toBeLessThanOrEqual(2)
  })
})

describe('words that were not understood', () => {
  const stop = { name: 'Sydney Opera House' }
  const days = [{ stops: [stop] }] as unknown as Parameters<typeof wordsLeft>[1]['days']

  it('are none that say nothing, and none that a stop has', () => {
    const left = wordsLeft(['crazy', 'house inside', 'falconry'], { days }, () => false)
    expect(left).toEqual(['falconry'])
  })

  it('are told where they may be a condition', () => {
    const conditions = ['easy', 'avoid', 'early', 'driver', 'worries']
    expect(wordsLeft(conditions, { days }, () => false)).toEqual(conditions)
  })

  it('are none that the days meet', () => {
    expect(wordsLeft(['falconry'], { days }, (words) => words === 'falconry')).toEqual([])
  })
})
