/** What the head of a plan promises is read against its days, by the words alone, in many towns and for many parties. */
import { describe, expect, it } from 'vitest'
import { oneOfEvery } from '#testing/full-run-only.ts'
import { minuteOn } from '../clock.ts'
import { planWish } from '../wish/plan-wish.ts'
import { loadWishContext } from '../wish/testing/wish-context.ts'
import { isForChildren } from './stops-for-the-young.ts'

const context = { ...(await loadWishContext()), limits: { steps: 60 } }
const places = new Map(
  context.destinations.flatMap((city) => city.places.map((place) => [place.id, place] as const)),
)
const towns = ['London', 'Vienna', 'New York', 'Barcelona', 'Mexico City', 'Sydney', 'Kyoto']
const parties = {
  toddler: 'with our 2-year-old, 3 days from 8 September 2027',
  children: 'with our kids (5 and 8), 4 days from 8 April 2027',
  teenagers: 'with our two teenagers, 4 days from 8 July 2027',
  seniors: '3 days from 7 October 2027, we are 74 and 78',
  honeymoon: '4 days from 6 May 2027 for our honeymoon',
  birthday: '3 days from 10 September 2027 for my 40th birthday with five friends',
}

async function plan(wish: string) {
  const { trip, assumed, understood } = await planWish(wish, context)
  const days = (trip?.days ?? []).map(({ date, stops, back }) => {
    const timed = stops.map((stop) => ({
      ...stop,
      place: places.get(stop.placeId ?? ''),
      from: stop.start ? minuteOn(date, stop.start) : 0,
      to: stop.end ? minuteOn(date, stop.end) : 0,
    }))
    const [first] = timed
    return {
      stops: timed,
      out: (first?.from ?? 0) - (first?.leg?.minutes ?? 0),
      back: (timed.at(-1)?.to ?? 0) + (back?.minutes ?? 0),
      isAway: timed.some(({ place }) => place?.dayTrip),
    }
  })
  const visits = (day: (typeof days)[number]) => day.stops.filter(({ kind }) => kind === 'visit')
  return { days, visits, head: assumed.join('\n'), understood }
}
type Told = Awaited<ReturnType<typeof plan>>

const minuteIn = (words: string | undefined) => {
  const [hours = 0, minutes = 0] = (words ?? '').split(':').map(Number)
  return hours * 60 + minutes
}
const standing = /\b(?:standing|stand|kiosk|stalls?|takeaway|on your feet|counter|stools)\b/i

/** Every promise that a head may make, and what a reader finds where it is kept. */
const kept: readonly (readonly [RegExp, (told: Told, said: RegExpExecArray) => boolean])[] = [
  [
    /mornings that begin at (\d\d:\d\d)/,
    ({ days }, said) => days.every(({ out }) => out >= Math.max(570, minuteIn(said[1]))),
  ],
  [
    /With (?:a small child|children).*evenings that end by (\d\d:\d\d)/,
    ({ days }, said) => days.every(({ back }) => back <= minuteIn(said[1])),
  ],
  [
    /(?:something to play at|a stop of their own)/,
    ({ days, visits }) =>
      days.every((day) => visits(day).some(({ place }) => place && isForChildren(place))),
  ],
  [
    /a nap after lunch/,
    ({ days }) =>
      days.every(
        ({ stops, isAway }) =>
          isAway || stops.some(({ name }) => /^(?:Nap time|Siesta) (?:at|in) /.test(name)),
      ),
  ],
  [
    /an early lunch/,
    ({ days }) =>
      days.every(
        ({ stops, isAway }) =>
          isAway || stops.every(({ meal, from }) => meal !== 'lunch' || from <= 780),
      ),
  ],
  [
    /at most one short look|kept short and few/,
    ({ days, visits }) =>
      days.every((day) => {
        const houses = visits(day).filter(
          ({ category, place, from, to }) =>
            (category === 'museum' || category === 'gallery') &&
            !(place?.children && place.interests.includes('family')) &&
            to - from > 30,
        )
        return houses.length <= 1 && houses.every(({ from, to }) => to - from <= 100)
      }),
  ],
  [
    /a rest in your room every day/,
    ({ days }) =>
      days.every(
        ({ stops, isAway }) =>
          isAway || stops.some(({ name }) => name === 'A rest at your lodging'),
      ),
  ],
  [
    /no more than eight hours out a day/,
    ({ days }) =>
      days.every(({ out, back, stops }) => {
        const rests = stops.filter(({ name }) => /at your lodging$/.test(name))
        return back - out - rests.reduce((sum, { from, to }) => sum + to - from, 0) <= 480
      }),
  ],
  [
    /tables to sit down at/,
    ({ days }) =>
      days.every(({ stops }) =>
        stops.every(({ kind, place }) => kind !== 'meal' || (place && !standing.test(place.about))),
      ),
  ],
  [
    /nothing to climb/,
    ({ days, visits }) =>
      days.every((day) =>
        visits(day).every(({ reasons }) => !/\b(?:climb|stairs|steep)\b/i.test(reasons.join(' '))),
      ),
  ],
  [
    /a good table each evening/,
    ({ days }) =>
      days.every(({ stops }) =>
        stops.some(
          ({ meal, place, from, to }) =>
            meal === 'dinner' && (place?.price ?? 0) >= 2 && to - from >= 60,
        ),
      ),
  ],
]

describe('the head of a plan', { timeout: 120_000 }, () => {
  describe.each(
    Object.entries(parties).map(([who, words], index) => ({
      who,
      words,
      // Every town has some of the parties, and in full runs all of them.
      visited: oneOfEvery(4, towns, index),
    })),
  )('for a party with $who', ({ words, visited }) => {
    it.each(visited)('promises in %s only what the days keep', async (town) => {
      const told = await plan(`${town} ${words}`)
      expect(told.days.length).toBeGreaterThan(2)
      for (const [promise, isKept] of kept) {
        const said = promise.exec(told.head)
        if (said) expect(isKept(told, said), `${said[0]} in ${told.head}`).toBe(true)
      }
    })
  })

  it('promises something to most: silence is no way to be true', async () => {
    const heads = await Promise.all(Object.values(parties).map((words) => plan(`London, ${words}`)))
    const made = heads.map(({ head }) => kept.filter(([promise]) => promise.test(head)).length)
    expect(made.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(8)
  })

  it('names what is planned for the occasion, with its day', async () => {
    const { head, days } = await plan(
      'Venice, our silver anniversary, 3 days from 8 September 2027',
    )
    const dinner =
      /For your silver anniversary:.*dinner at ([^,]+?) on (?:Wednesday|Thursday|Friday)/
    const table = days
      .flatMap(({ stops }) => stops)
      .find(({ name }) => name === dinner.exec(head)?.[1])
    expect(table?.reasons.join(' ')).toContain(
      'For your silver anniversary. This is the dinner of the trip',
    )
  })

  it('tells of a budget only the rules that the days keep', async () => {
    const { head, days } = await plan(
      'Prague, 3 days from 10 May 2027, 120 EUR for everything, alone',
    )
    expect(head).toMatch(/Your budget is about 40 EUR a person and day/)
    const sights = days.flatMap(({ stops }) => stops.filter(({ kind }) => kind === 'visit'))
    const free = sights.filter(({ place }) => place?.price === 0).length
    if (/at least half of the sights/.test(head))
      expect(free / sights.length).toBeGreaterThanOrEqual(0.5)
  })
})
