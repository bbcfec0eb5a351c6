/** What was said of the days themselves, seen on the finished days: when one is out, where, and what for. */
import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import type { Place } from '#domain/places/schema.ts'
import type { Day } from '#domain/trip/schema.ts'
import { inlineExecutor } from '../execution/executor.ts'
import { planWish } from './plan-wish.ts'

const { destinations, bySlug } = await loadCatalogue()
const gazetteer = await loadGazetteer()
const executor = inlineExecutor(() => 0)
const places = new Map(
  destinations.flatMap((town) => town.places.map((each) => [`${town.slug} ${each.id}`, each])),
)

/** About what a plan gets in the time it is given when somebody waits: great houses need some to find their day. */
const asServed = 2_000

async function plan(text: string, steps = 150) {
  const context = { today: '2026-11-16', gazetteer, destinations, bySlug, executor }
  const answer = await planWish(text, { ...context, limits: { steps } })
  const days: readonly Day[] = answer.trip?.days ?? []
  const slug = answer.trip?.stays[0]?.slug ?? ''
  const visited = days.flatMap(({ stops }) =>
    stops.flatMap(({ placeId, start, end, meal }) => {
      const place: Place | undefined = places.get(`${slug} ${placeId}`)
      return place ? [{ place, start: start ?? '', end: end ?? '', meal }] : []
    }),
  )
  return { ...answer, days, visited }
}

describe('the days are as they were asked for', { timeout: 60_000 }, () => {
  it('mostly inside: nothing long in the open, and the museums that children like', async () => {
    const { visited, notUnderstood } = await plan(
      'London with kids 5 and 8, 3 days in late October, it rains so mostly indoors please',
      asServed,
    )
    const open = visited.filter(({ place }) => place.setting === 'outdoor' && place.minutes > 30)
    expect(open.length).toBeLessThanOrEqual(1)
    expect(visited.map(({ place }) => place.name)).toContain('Natural History Museum')
    expect(notUnderstood).toEqual([])
  })

  it('in bed by ten: every evening ends before it', async () => {
    const { days, notUnderstood, assumed } = await plan(
      'Lisbon for three days in April, we are 76 and 79, in bed by ten',
    )
    const last = days.map(({ stops }) => stops.at(-1)?.end?.slice(11) ?? '')
    expect(last.every((time) => time !== '' && time < '21:40')).toBe(true)
    expect(assumed.join(' ')).toMatch(/ends by 21:40/)
    expect(assumed.join(' ')).toMatch(/Unhurried: a rest in your room every day/)
    expect(notUnderstood).toEqual([])
  })

  it('jazz every night, and late mornings', async () => {
    const { days, unmet } = await plan(
      'New Orleans 14 to 17 October 2027, jazz every night, we sleep late',
    )
    expect(unmet.join(' ')).not.toMatch(/jazz/)
    const first = days.map(({ stops }) => stops[0]?.start?.slice(11) ?? '')
    expect(first.every((time) => time >= '11:00')).toBe(true)
  })

  it('who fasts eats nothing before sunset, and then at once', async () => {
    const { visited, notes } = await plan(
      'Istanbul 20 to 22 February 2027, we are Muslim and fasting, three friends',
    )
    const tables = visited.filter(({ place }) => ['restaurant', 'cafe'].includes(place.kind))
    expect(tables.length).toBeGreaterThanOrEqual(3)
    expect(tables.every(({ start }) => start.slice(11) >= '18:40')).toBe(true)
    expect(notes.join(' ')).toMatch(/broken at sunset at about 18:4/)
  })

  it('a swim, islands and a museum by the first word of its name are places', async () => {
    const athens = await plan('Athens in mid August, 2 days, Acropolis and a swim somewhere')
    expect(athens.visited.map(({ place }) => place.id)).toContainEqual(
      expect.stringMatching(/^(?:lake-vouliagmeni|astir-beach)$/),
    )
    const stockholm = await plan('Stockholm 4 days in July, archipelago by boat, ABBA museum')
    const ids = stockholm.visited.map(({ place }) => place.id)
    expect(ids).toContain('stockholm-archipelago-boat-tour')
    expect(stockholm.visited.map(({ place }) => place.name)).toContain('ABBA The Museum')
    expect(stockholm.notUnderstood).toEqual([])
  })

  it('a day out is part of a stay, and no doubt of it', async () => {
    const { visited, days, question } = await plan(
      'Florence, five days in mid November, Renaissance art, one day out in Siena',
    )
    expect(question).toBeNull()
    expect(days).toHaveLength(5)
    expect(visited.map(({ place }) => place.name)).toContain('Siena')
  })

  it('who is free from five has evenings, and no mornings', async () => {
    const { days } = await plan('Zurich for work 10 to 12 March 2027, free from 5 pm each day')
    const first = days.map(({ stops }) => stops[0]?.start?.slice(11) ?? '')
    expect(first.every((time) => time >= '17:00')).toBe(true)
  })

  it('a weekday beside a month is a day of it, and a drink is no town', async () => {
    const miami = await plan(
      'Miami, Friday to Sunday in March, beach by day, night out on Saturday',
    )
    expect(miami.days.map(({ date }) => date)).toEqual(['2027-03-12', '2027-03-13', '2027-03-14'])
    const call = await plan('Cruise stop in Dubrovnik, Tuesday in June, 8:00 to 17:00 ashore')
    expect(call.days.map(({ date }) => date)).toEqual(['2027-06-08'])
    const lima = await plan('Lima, two full days in October, ceviche, Pisco sour bar')
    expect([lima.question, lima.days.length]).toEqual([null, 2])
    const toronto = await plan('Toronto 4 days in July, Niagara Falls one day, CN Tower')
    expect(toronto.days).toHaveLength(4)
    expect(toronto.visited.map(({ place }) => place.name)).toContain('Niagara Falls')
  })

  it('a baby of ten months makes no trip of ten months', async () => {
    const { days, understood } = await plan('Dubai in February with a baby of 10 months, 2 days')
    expect(days).toHaveLength(2)
    expect(understood.filter(({ slot }) => slot === 'length')).toHaveLength(1)
  })

  it('a night over which one stays is two days of the calendar', async () => {
    const { days, unmet } = await plan(
      '24 hours in Dublin on a Monday in February, landing at 11:00, flying home next day 18:00',
    )
    expect(days).toHaveLength(2)
    expect(days[0]?.stops[0]?.start?.slice(11) ?? '').toMatch(/^1[2-3]/)
    expect(unmet).toEqual([])
  })
})

describe('a feast is what its day is for', { timeout: 60_000 }, () => {
  it('the last minutes of the year are spent where the town is', async () => {
    const { visited, notes } = await plan('Madrid 30 December 2026 to 1 January 2027, a couple')
    const there = visited.find(({ place }) => place.id === 'puerta-del-sol')
    expect(there?.start).toMatch(/^2026-12-31T23:/)
    expect(there?.end).toMatch(/^2027-01-01T00:/)
    expect(notes.join(' ')).toMatch(/December 31: New Year's Eve\. Kitchens serve a set menu/)
  })

  it('children are in bed by then', async () => {
    const { days } = await plan('Madrid 30 December 2026 to 1 January 2027 with our son of 6')
    const eve = days.find(({ date }) => date === '2026-12-31')
    expect(eve?.stops.at(-1)?.end?.slice(11) ?? '').toMatch(/^(?:20|21)/)
  })

  it('lights of Diwali after sunset, said once', async () => {
    const { visited, notes } = await plan('Three days in Jaipur over Diwali 2027, vegetarian')
    const bazaar = visited.find(({ place }) => place.id === 'johari-bazaar')
    expect(bazaar?.start).toMatch(/^2027-10-29T1[789]/)
    expect(notes.filter((each) => each.includes('Diwali'))).toHaveLength(1)
  })
})
