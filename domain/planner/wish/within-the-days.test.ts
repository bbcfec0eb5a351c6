/** What can't be had in the days or the hours that one has: the plan keeps to them, and says how far the rest is. */
import { describe, expect, it } from 'vitest'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

const context = { ...(await loadWishContext()), limits: { steps: 60 } }
const plan = async (wish: string) => {
  const answer = await planWish(wish, context)
  const days = answer.trip?.days ?? []
  return {
    days,
    stops: days.flatMap(({ stops }) => stops),
    towns: answer.trip?.stays.map(({ name }) => name),
    top: answer.unmet.join(' '),
    ways: answer.waysOut.map(({ says }) => says).join(' '),
    assumed: answer.assumed.join(' '),
    question: answer.question,
  }
}
const clock = (time: string | null | undefined) => time?.slice(11) ?? ''

describe('too far for the time there is', { timeout: 60_000 }, () => {
  it('hours between two flights stay those hours, in the town behind the airport', async () => {
    const { days, stops, towns, top, ways } = await plan(
      'We land at Narita 2pm Sunday and fly out from Narita at 9pm the same day. Want to see Mount Fuji up close, a dinner in Kyoto and Shibuya crossing.',
    )
    expect(towns).toEqual(['Tokyo'])
    expect(days).toHaveLength(1)
    expect(stops.every(({ start }) => clock(start) > '15:55')).toBe(true)
    expect(stops.map(({ name }) => name)).toContain('Shibuya Crossing')
    expect(top).toMatch(/not enough for Kyoto: the plan below keeps to Tokyo\./)
    expect(top).toMatch(/Kyoto is about 360 km from Tokyo: about [\d½]+ hours each way by train/)
    expect(top).toMatch(/Mount Fuji, 2½ hours each way and 5 hours there\. You have 2 hours/)
    expect(ways).toContain('hold Tokyo and Kyoto')
  })

  it.each([
    [
      'Paris only on Tuesday 8 December 2026: the morning in the Louvre and the afternoon at Versailles, then dinner in Rome',
      'Paris',
      /Rome is about 1,100 km from Paris/,
    ],
    [
      'Rome on Wednesday 12 May 2027 just for the day, arriving at 9am by train and leaving 8pm by train; also dinner in Florence and lunch in Milan.',
      'Rome',
      /not enough for Florence and Milan/,
    ],
    [
      'Weekend in Sydney, Saturday and Sunday. Uluru for sunset and the Great Barrier Reef on Sunday. No flying in between, trains or car.',
      'Sydney',
      /Uluru is about 2,170 km from Sydney: about 35 hours each way by road/,
    ],
  ])('%s', async (wish, town, says) => {
    const { days, towns, top, question } = await plan(wish)
    expect(question).toBeNull()
    expect(towns).toEqual([town])
    expect(days.length).toBeLessThanOrEqual(2)
    expect(top).toMatch(says)
    expect(top).not.toMatch(/planned below for/)
  })

  it('a ship in port: the way from there is counted, and its town is where one is', async () => {
    const { towns, assumed, top } = await plan(
      'We dock in Civitavecchia at 7am on 12 May 2027 and sail at 6pm the same day. We want to see the Colosseum in Rome.',
    )
    expect(towns).toEqual(['Rome'])
    expect(assumed).toContain('In town from 08:40 to 15:50')
    expect(top).toContain('Civitavecchia is about 60 km from Rome')
    const naples = await plan(
      'We dock in Naples at 8am on 12 May 2027 and sail at 5pm the same day. We want Pompeii and the Uffizi in Florence.',
    )
    expect(naples.towns).toEqual(['Naples'])
    expect(naples.top).toMatch(/Florence, for Uffizi Gallery, is about 410 km from Naples/)
  })
})

describe('as many days as towns', { timeout: 60_000 }, () => {
  it.each([
    ['Weekend in Paris and Rome, 15-16 May 2027', 2],
    ['3 days in Rome, Florence and Venice from 10 May 2027', 3],
  ])('%s: the days that were asked for, each town by daylight', async (wish, length) => {
    const { days, towns, top } = await plan(wish)
    expect(days).toHaveLength(length)
    expect(towns).toHaveLength(length)
    expect(days.every(({ stops }) => stops.filter(({ placeId }) => placeId).length > 2)).toBe(true)
    expect(top).not.toMatch(/what you name takes/)
  })
})
