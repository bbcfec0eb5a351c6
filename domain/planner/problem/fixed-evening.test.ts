/** Days that are built round an evening with an hour, on plans of real towns. */
import { expect, it, vi } from 'vitest'
import { minuteOn } from '../clock.ts'
import { planWish } from '../wish/plan-wish.ts'
import { loadWishContext } from '../wish/testing/wish-context.ts'

vi.setConfig({ testTimeout: 60_000 })

const context = { ...(await loadWishContext()), limits: { steps: 60 } }
const daysOf = async (wish: string) => {
  const { trip } = await planWish(wish, context)
  return (trip?.days ?? []).map(({ date, stops }) =>
    stops.flatMap((stop) =>
      stop.start && stop.end
        ? [{ ...stop, from: minuteOn(date, stop.start), to: minuteOn(date, stop.end) }]
        : [],
    ),
  )
}

it('dines early and close by before a concert, and is there in time', async () => {
  const days = await daysOf(
    'tickets for a concert at Sydney Opera House on Thursday at 7:30pm, there Tuesday to Sunday, beaches',
  )
  const day = days.find((stops) => stops.some(({ name }) => /your tickets/.test(name))) ?? []
  const concert = day.findIndex(({ name }) => /Concert/.test(name))
  expect(day[concert]?.from).toBe(1170)
  const dinner = day.slice(0, concert).findLast(({ kind }) => kind === 'meal')
  expect(dinner?.from).toBeGreaterThanOrEqual(1000)
  expect(dinner?.to).toBeLessThanOrEqual(1150)
  const sights = day.slice(0, concert).filter(({ kind }) => kind === 'visit')
  for (const { to } of sights) expect(to).toBeLessThanOrEqual(1110)
})

it('keeps seats at a house of the stage that was named with a day and an hour', async () => {
  const days = await daysOf('Vienna 3 days, we have seats for the State Opera on Friday at 7pm')
  const evenings = days.flat().filter(({ name }) => /State Opera/.test(name))
  expect(evenings.map(({ from }) => from)).toEqual([1140])
})

it('has no second table after a booked dinner', async () => {
  const days = await daysOf('Paris 3 days, dinner booked at 8pm on Saturday at Septime')
  const day = days.find((stops) => stops.some(({ name }) => /Septime/.test(name))) ?? []
  expect(day.at(-1)?.name).toMatch(/Septime/)
  expect(day.filter(({ kind, from }) => kind === 'meal' && from >= 990)).toEqual([])
})

it('rises for no balloon on the day of the fireworks, and crosses no town before them', async () => {
  const days = await daysOf(
    'Dubai for 4 nights over New Year, hot air balloon, fireworks. Dinner at Burj Khalifa is booked for the 31st at 8pm',
  )
  const [eve, newYear] = days
  expect(eve?.[0]?.from).toBeGreaterThanOrEqual(480)
  expect(newYear?.[0]?.from).toBeGreaterThanOrEqual(480)
  expect(days.flat().some(({ name }) => /Balloon/.test(name))).toBe(true)
  const rides = (eve ?? []).filter(({ from, leg }) => from > 1140 && (leg?.minutes ?? 0) > 30)
  expect(rides).toEqual([])
})

it('makes no appointment of an hour at which something ends, and no place for it', async () => {
  const days = await daysOf(
    'Conference in Vancouver ends Wednesday noon and my flight leaves Friday at 10pm',
  )
  expect(days).toHaveLength(3)
  expect(days[0]?.[0]?.from).toBeGreaterThanOrEqual(750)
  expect(days.flat().some(({ name }) => /Conference/i.test(name))).toBe(false)
})

it('keeps an evening for a concert wherever it is, and plans no second one', async () => {
  const days = await daysOf(
    'Athens 3 days with my mum and dad, concert at the Odeon of Herodes Atticus on Saturday 9pm',
  )
  const concerts = days.flat().filter(({ name }) => /concert/i.test(name))
  expect(concerts.map(({ from, to }) => to - from)).toEqual([130])
})
