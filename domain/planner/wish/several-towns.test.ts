/** Towns of a trip that the catalogue does not have, sights of which one is enough, and how a trip begins and ends. */
import { describe, expect, it } from 'vitest'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

const context = { ...(await loadWishContext()), limits: { steps: 60 } }
const ask = (wish: string) => planWish(wish, context)
type Answer = Awaited<ReturnType<typeof ask>>

const stopsOf = ({ trip }: Answer) => trip?.days.flatMap(({ stops }) => stops) ?? []
const stopNamed = (answer: Answer, name: RegExp) =>
  stopsOf(answer).find((stop) => name.test(stop.name))
const nightsIn = ({ trip }: Answer, city: string) => {
  const stay = trip?.stays.find(({ name }) => name === city)
  const at = (id: string | undefined) => trip?.days.findIndex((day) => day.id === id) ?? 0
  return stay ? at(stay.last) - at(stay.first) : 0
}

describe('towns without places', { timeout: 60_000 }, async () => {
  const swiss = await ask(
    "Could you plan eight days in Switzerland by train for two, with Zurich, Lucerne and Geneva, in September? We love lake boat rides, mountain views from Mount Pilatus or Rigi, and a real cheese fondue, and we'd rather not change hotels more than twice.",
  )

  it('leave the nights to those that have some', () => {
    expect(nightsIn(swiss, 'Geneva')).toBeLessThanOrEqual(2)
    expect(nightsIn(swiss, 'Zurich')).toBeGreaterThanOrEqual(5)
  })

  it('are told first, with the days that are open, and none of them is empty', () => {
    expect(swiss.unmet[0]).toMatch(/^Days \d to 8 in Geneva are yours to fill/)
    expect(swiss.trip?.days.every(({ stops }) => stops.length > 0)).toBe(true)
    const open = stopNamed(swiss, /of your own in Geneva/)
    expect(open?.reasons.join(' ')).toContain("Jet d'Eau")
  })

  it('are most of a day from a city that has an outing there, and that is said', () => {
    // A morning and an afternoon, with a lunch between them.
    const inTown = stopsOf(swiss).filter(({ name }) => /^(?:Lucerne|.* in Lucerne)$/.test(name))
    const minutes = inTown.reduce((sum, stop) => sum + (stop.minutes ?? 0), 0)
    expect(minutes).toBeGreaterThanOrEqual(360)
    expect(swiss.assumed.join(' ')).toMatch(/Lucerne is a day from Zurich/)
  })

  it('one of two mountains is enough, and planned; neither is an origin, and none is missed', () => {
    const mountains = stopsOf(swiss).filter(({ name }) => /^Mount (?:Rigi|Pilatus)$/.test(name))
    expect(mountains).toHaveLength(1)
    expect(swiss.understood.some(({ slot }) => slot === 'origin')).toBe(false)
    expect([...swiss.unmet, ...swiss.notUnderstood].join(' ')).not.toMatch(/rigi|pilatus/i)
    expect(swiss.trip?.leftOut.map(({ name }) => name)).not.toContain(mountains[0]?.name)
  })

  it('how often one is ready to change hotels is heard', () => {
    expect(swiss.assumed.join(' ')).toMatch(/Two hotels, one change/)
    expect(swiss.notUnderstood).not.toContain('change')
  })

  it('a day out that two cities have is made once', async () => {
    const japan = await ask('10 days in Japan: Tokyo, Kyoto, Nara and Osaka in October by train')
    const nara = stopsOf(japan).filter(({ name }) => /^Nara/.test(name))
    expect(nara).toHaveLength(1)
    expect(nightsIn(japan, 'Nara')).toBe(0)
  })

  it('a far town that lies on the way is a night, and no day there and back', async () => {
    const east = await ask('Berlin, Dresden and Prague from 3 to 9 May 2027 by train')
    expect(east.trip?.stays.map(({ name }) => name)).toEqual(['Berlin', 'Dresden', 'Prague'])
    expect(nightsIn(east, 'Dresden')).toBe(1)
  })

  it('a region around the cities that were named is no goal besides', async () => {
    const britain = await ask('7 days in June in Scotland and England: London, York and Edinburgh')
    expect(britain.trip?.stays.map(({ name }) => name).toSorted()).toEqual([
      'Edinburgh',
      'London',
      'York',
    ])
  })

  it('nights that were said for one stay', async () => {
    const japan = await ask('8 days in Japan: Tokyo, Kyoto and two nights in Nara, in October')
    expect(nightsIn(japan, 'Nara')).toBe(2)
  })
})

describe('the way from home and back', { timeout: 60_000 }, () => {
  it('no flight is made up for a couple from a country over the ocean', async () => {
    const munich = await ask(
      "We're a couple from Canada looking for a Christmas market trip to Munich and Salzburg by train, 10 to 15 December",
    )
    expect(stopsOf(munich).some(({ leg }) => leg?.mode === 'flight')).toBe(false)
    expect(munich.trip?.days[0]?.date).toBe('2026-12-10')
    expect(munich.trip?.days[0]?.stops.some(({ kind }) => kind === 'visit')).toBe(true)
    expect(munich.assumed.join(' ')).toMatch(/flight from Canada leaves the day before/)
  })

  it('where the ferry goes is no goal of the day before it', async () => {
    const naples = await ask(
      'One day in Naples on 5 June 2027: I arrive by train at 9:10 and my ferry to Palermo leaves at 8 pm.',
    )
    expect(naples.trip?.days).toHaveLength(1)
    expect(stopsOf(naples).at(-1)?.name).toBe('Leave for the port')
  })

  it('a day ends in time for the ferry, and says when one sets out and for where', async () => {
    const athens = await ask(
      "I have just one day in Athens on Saturday, 12 December, between a morning arrival at 8 and a ferry from Piraeus at 9 pm. I'd like to see the Acropolis and the Acropolis Museum.",
    )
    const last = stopsOf(athens).at(-1)
    expect(last?.name).toBe('Leave for Piraeus')
    expect((last?.end ?? '').slice(11) <= '20:00').toBe(true)
    const [first] = stopsOf(athens)
    expect((first?.start ?? '').slice(11) >= '09:00').toBe(true)
    expect(athens.unmet).toEqual([])
  })
})
