/** Questions in a request are answered in a sentence, before all else; and conditions of a request hold in its days. */
import { describe, expect, it } from 'vitest'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

const context = { ...(await loadWishContext()), limits: { steps: 60 } }
const plan = async (wish: string) => {
  const { trip, answers = [], ...answer } = await planWish(wish, context)
  const stops = trip?.days.flatMap((day) => day.stops) ?? []
  return { trip, stops, answers, ...answer }
}

describe('questions', { timeout: 60_000 }, () => {
  it.each([
    ['Is one day enough for Rome? 8 May 2027', /^Enough\? Only for a part: one day holds/],
    ['Bruges, 2 days from 8 June 2027, do we need a car?', /^A car\? No: /],
    ['Seville, 2 days from 8 July 2027, is it too hot?', /^Seville in July: 20 to 36 °C.*Very hot/],
    ['Lisbon, 2 days from 8 May 2027, which area should we stay in?', /^Where to stay: Baixa/],
  ])('%s', async (wish, says) => {
    const { answers, notUnderstood } = await plan(wish)
    expect(answers).toHaveLength(1)
    expect(answers[0]).toMatch(says)
    expect(notUnderstood.join(' ')).not.toMatch(/enough|hot|area|car/)
  })

  it('have no answer where none was asked', async () => {
    expect((await plan('2 days in Bruges from 8 June 2027')).answers).toEqual([])
  })
})

describe('what a plan is bound by', { timeout: 60_000 }, () => {
  it('is back at the lodging to change, and dines after it', async () => {
    const { stops, unmet, understood } = await plan(
      'A free Thursday in Oslo, 11 Feb 2027, museums, back at the hotel by 6 to change for dinner',
    )
    const pause = stops.findIndex(({ name }) => name === 'A pause at your lodging')
    expect(stops[pause]?.start?.slice(11)).toBe('18:00')
    expect(stops.slice(pause).some(({ meal }) => meal === 'dinner')).toBe(true)
    expect(unmet.join(' ')).not.toMatch(/not all of it fits/)
    expect(understood).toContainEqual({
      slot: 'appointment',
      text: 'back at the hotel by 6 to change for dinner',
    })
  })

  it('tells who is not there, and when they are', async () => {
    const { stops, assumed } = await plan(
      '2 days in Prague from 4 October 2027 with my daughter. She has class Monday until 3.',
    )
    expect(assumed.join(' ')).toMatch(/your daughter is in class until 15:00/)
    const says = stops.flatMap(({ reasons }) => reasons)
    expect(says).toContain('Without your daughter until 15:00.')
    expect(says).toContain('From here on with your daughter.')
  })

  it('does not plan again what was seen, and meets a feast by no street of its name', async () => {
    const seen = await plan(
      'Copenhagen 6 to 7 May 2027. Last time we did Tivoli to death. Chairs and ceramics.',
    )
    expect(seen.stops.map(({ name }) => name).join(' ')).not.toMatch(/Tivoli/)
    const feast = await plan('Seville for the feria, 14 to 15 April 2027')
    expect(feast.stops.flatMap(({ reasons }) => reasons).join(' ')).not.toMatch(/Your wish: feria/i)
    expect(feast.stops.map(({ name }) => name)).toContain('Real de la Feria')
    const before = await plan('Seville, 20 to 22 April 2028')
    expect(before.stops.map(({ name }) => name)).not.toContain('Real de la Feria')
  })

  it('takes the price of a meal for no budget of a day', async () => {
    const { unmet, assumed, trip } = await plan(
      'Jerusalem, 8 to 9 November 2027, meals should be simple, about 25 dollars a head',
    )
    expect(trip).not.toBeNull()
    expect(unmet.join(' ')).not.toMatch(/less than a simple meal/)
    expect(assumed.join(' ')).toMatch(/taken for one meal/)
  })
})
