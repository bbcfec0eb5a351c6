/** A wish has its hour, its city and its measure: read in finished plans. */
import { describe, expect, it } from 'vitest'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

const context = await loadWishContext()

async function plan(text: string, limits = context.limits) {
  const answer = await planWish(text, { ...context, limits })
  const days = answer.trip?.days ?? []
  const stops = days.flatMap(({ stops: all }) => all)
  return { ...answer, days, stops, unmetText: answer.unmet.join('\n') }
}

const clockOf = (time: string | null | undefined) => time?.slice(11, 16) ?? ''

describe('a sunrise at a named place', { timeout: 60_000 }, () => {
  it.each([
    ['siem reap 3 days in August, sunrise at Angkor Wat', 'Angkor Wat', '05:45'],
    ['2 days in Siem Reap in December, Angkor Wat at dawn', 'Angkor Wat', '06:05'],
    ['3 days in Kyoto in May, sunrise at Fushimi Inari', 'Fushimi Inari Taisha', '04:55'],
    [
      '5 days in Honolulu in December with sunrise at Diamond Head',
      'Diamond Head State Monument',
      '06:50',
    ],
    [
      "2 days in Budapest in April, sunrise over the Fisherman's Bastion",
      "Fisherman's Bastion",
      '06:05',
    ],
  ])('%s', async (text, name, latest) => {
    const { stops, unmetText } = await plan(text)
    const there = stops.filter((stop) => stop.name === name)
    expect(there).toHaveLength(1)
    expect(clockOf(there[0]?.start) <= latest).toBe(true)
    expect(stops.map((stop) => stop.name).join()).not.toMatch(/sunrise tour/i)
    expect(unmetText).not.toMatch(/sunrise/i)
  })

  it('is told where a day out of town gets there later', async () => {
    const { unmetText } = await plan('5 days in Cusco in June, sunrise over Machu Picchu')
    expect(unmetText).toContain('You asked for the sunrise at Machu Picchu')
    expect(unmetText).toContain('Sleep a night near it')
  })
})

it('a ceilidh begins in the evening and not at eleven', { timeout: 60_000 }, async () => {
  const { stops } = await plan(
    'A weekend in Edinburgh in November with friends, pubs and a ceilidh',
    // As many as while somebody waits: it shares the evening with the pubs.
    { steps: 2000 },
  )
  const start = clockOf(stops.find(({ name }) => name === 'Ceilidh at Ghillie Dhu')?.start)
  expect(start >= '19:30' && start <= '21:30').toBe(true)
})

it('a middling sum a day refuses no museum of who loves art', { timeout: 60_000 }, async () => {
  const { trip } = await plan(
    'Amsterdam then Brussels by train, 5 days in the last week of April. We love art, no more than €120 a day each.',
  )
  const refused = trip?.leftOut.filter(({ reason }) => /costs more/.test(reason)) ?? []
  expect(refused.map(({ name }) => name)).not.toContain('Stedelijk Museum')
})

it('a day mostly of beer and chocolate has two of each, and no waffles for lunch', {
  timeout: 60_000,
}, async () => {
  const { stops } = await plan('One day in Bruges, mostly beer and chocolate')
  const told = stops.map(({ name }) => name)
  expect(told.filter((words) => /beer|brewery/i.test(words)).length).toBeGreaterThanOrEqual(2)
  expect(told.filter((words) => /choco/i.test(words)).length).toBeGreaterThanOrEqual(2)
  expect(stops.flatMap(({ kind, name }) => (kind === 'meal' ? name : []))).not.toContain(
    "Lizzie's Wafels",
  )
})

it('nightlife in one city keeps nobody up in the other', { timeout: 60_000 }, async () => {
  const { days } = await plan(
    'Kyoto and Osaka, 6 days in total in the middle of November 2027, four adults. Autumn leaves and temples first, then street food and nightlife in Osaka.',
  )
  const isInKyoto = ({ stops }: (typeof days)[number]) =>
    stops.every(({ kind }) => kind !== 'journey')
  const journey = days.findIndex((day) => !isInKyoto(day))
  const first = days.slice(0, journey).map(({ stops }) => clockOf(stops[0]?.start))
  const lastStarts = days.slice(0, journey).map(({ stops }) => clockOf(stops.at(-1)?.start))
  expect(first.length).toBeGreaterThan(0)
  for (const start of first) expect(start < '11:00').toBe(true)
  for (const start of lastStarts) expect(start > '12:00' && start < '22:00').toBe(true)
})
