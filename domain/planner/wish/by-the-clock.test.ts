/** Arrivals, departures and appointments are where and when they were said to be. */
import { describe, expect, it } from 'vitest'
import { kilometres } from '#domain/places/distance.ts'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

const context = { ...(await loadWishContext()), limits: { steps: 60 } }
const plan = async (wish: string) => {
  const { trip, assumed, unmet } = await planWish(wish, context)
  const days = trip?.days.map(({ date, stops }) => ({ date, stops })) ?? []
  return { trip, days, assumed: assumed.join(' '), unmet: unmet.join(' ') }
}
const clock = (time: string | null | undefined) => time?.slice(11) ?? ''

describe('a stop between two flights', { timeout: 60_000 }, () => {
  it.each([
    [
      '9 hour layover in Singapore, landing 10:00 and flying on at 19:00 on 5 March 2027',
      '11:30',
      '16:00',
    ],
    ['layover in Singapore on 5 March 2027 from 08:00 to 18:00', '09:30', '15:00'],
    ['Singapore, a 10 hour layover on 5 March 2027', '10:00', '15:30'],
    ['ten hours between flights in Singapore on 5 March 2027', '10:00', '15:30'],
  ])('%s leaves the way in and back', async (wish, from, to) => {
    const { days, assumed } = await plan(wish)
    const stops = days.flatMap((day) => day.stops)
    expect(days).toHaveLength(1)
    expect(clock(stops[0]?.start) >= from).toBe(true)
    expect(clock(stops.at(-1)?.end) <= to).toBe(true)
    expect(assumed).toContain(`In town from ${from} to ${to}`)
    expect(assumed).toContain('two hours there before take-off')
  })
})

describe('coming late and leaving early', { timeout: 60_000 }, () => {
  it('the evening of a late arrival is that evening, and for nothing else', async () => {
    const { days } = await plan(
      'Marrakech Fri 15 to Mon 18 October 2027, arriving Friday 23:30 and leaving Monday 7:00',
    )
    expect(days[0]?.date).toBe('2027-10-15')
    expect(days[0]?.stops.map(({ name }) => name)).toEqual(['You arrive'])
    expect(days[0]?.stops[0]?.start).toBe('2027-10-15T23:30')
    const last = days.at(-1)?.stops ?? []
    expect(last.map(({ name }) => name)).toEqual(['Time to leave'])
    expect(clock(last[0]?.end)).toBe('04:30')
  })

  it('who comes in the night sleeps first', async () => {
    const { days, assumed } = await plan('3 days in Rome from 12 May 2027, landing at 00:40')
    expect(clock(days[0]?.stops[0]?.start) > '07:00').toBe(true)
    expect(assumed).toContain('in the night')
  })
})

describe('what is settled', { timeout: 60_000 }, () => {
  it('keeps its hour, however far from its meal that was said', async () => {
    const wish =
      'Paris, 5 days from 8 September 2027, dinner at a very good place with a view on the second evening at 8pm'
    const { days, assumed } = await plan(wish)
    expect(assumed).not.toContain('No time was said')
    const dinner = days[1]?.stops.find(({ name }) => /dinner/i.test(name))
    expect(clock(dinner?.start)).toBe('20:00')
  })

  it.each([
    'Edinburgh 2 days, 16-17 January 2027. Dinner with friends at 19:00 on Saturday in Leith.',
    'Edinburgh 2 days in January 2027. Dinner at 19:00 on Saturday in Leith.',
  ])('lies in the part of town that was named: %s', async (wish) => {
    const { days, assumed } = await plan(wish)
    const dinner = days.flatMap(({ stops }) => stops).find(({ name }) => name === 'Dinner in Leith')
    expect(clock(dinner?.start)).toBe('19:00')
    expect(new Date(`${dinner?.start?.slice(0, 10)}T12:00Z`).getUTCDay()).toBe(6)
    expect(kilometres(dinner?.at ?? [0, 0], [55.9756, -3.1707])).toBeLessThan(1.5)
    expect(assumed).not.toContain('No day was said')
    const names = days.flatMap(({ stops }) => stops.flatMap(({ reasons }) => reasons)).join(' ')
    expect(names).not.toContain('Your wish: Leith')
  })

  it('says so where the part of town is not known', async () => {
    const { unmet } = await plan(
      'Edinburgh 16-17 January 2027, dinner at 19:00 on Saturday in Zzyzxville',
    )
    expect(unmet).toContain('Where "Zzyzxville" is in Edinburgh is not known')
  })
})

describe('days that are counted by city', { timeout: 60_000 }, () => {
  it.each([
    ['Madrid 3 days then Seville 2 days from 10 May 2027, by train', 5, 'Seville'],
    ['Rome 3 days, then Florence 2 days, then Venice 2 days, from 10 May 2027', 7, 'Venice'],
    ['three days in Lisbon and two in Porto from 10 May 2027', 5, 'Porto'],
  ])('%s are their sum', async (wish, sum, last) => {
    const { trip, unmet } = await plan(wish)
    expect(trip?.days).toHaveLength(sum)
    expect(trip?.stays.at(-1)?.name).toBe(last)
    expect(unmet).not.toMatch(/what you name takes|Not kept/)
  })
})
