/** What was understood binds the plan: read in finished plans, from the first line to the last. */
import { describe, expect, it } from 'vitest'
import { sunOver } from '../opening/outdoors.ts'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

const context = await loadWishContext()

async function plan(text: string) {
  const answer = await planWish(text, context)
  const days = answer.trip?.days ?? []
  const stops = days.flatMap(({ date, stops: all }) => all.map((stop) => ({ ...stop, date })))
  const placeOf = (id: string | null) =>
    context.destinations.flatMap(({ places }) => places).find((place) => place.id === id)
  return { ...answer, days, stops, placeOf, unmetText: answer.unmet.join('\n') }
}

const minuteIn = (time: string | null) =>
  Number(time?.slice(11, 13) ?? 0) * 60 + Number(time?.slice(14, 16) ?? 0)

describe('a stated limit', { timeout: 60_000 }, () => {
  it('no long drives with a toddler: beaches from a base by the sea, and dinner beside the bed', async () => {
    const { days, stops, unmetText } = await plan(
      'Seven days in Bali with a toddler in June 2027, easy beaches, no long drives, nap after lunch',
    )
    const rides = stops.map(({ leg }) => leg?.minutes ?? 0)
    if (Math.max(...rides) > 60) expect(unmetText).toContain('no long rides')
    expect(stops.map(({ name }) => name)).not.toContain('Padang Padang Beach')
    // After dinner one is in bed soon.
    for (const { stops: all, back } of days) {
      const isAtTable = all.at(-1)?.kind === 'meal'
      if (isAtTable) expect(back?.minutes ?? 0).toBeLessThanOrEqual(45)
    }
  })

  it('a walker and no stairs: no hill, no stair, days that end, and no promise of a way', async () => {
    const { days, stops, placeOf, notes, unmetText } = await plan(
      "Four days in Lisbon in April 2027 with my mother who uses a walker and can't do stairs or steep hills, tiles",
    )
    const words = stops.map(({ placeId }) => {
      const place = placeOf(placeId)
      return place?.stepFree ? '' : `${place?.name ?? ''} ${place?.about ?? ''}`
    })
    expect(words.join('\n')).not.toMatch(/\b(?:steep|stairs?|highest of)\b/i)
    expect(unmetText).not.toContain('hills')
    for (const { stops: all } of days)
      expect(minuteIn(all.at(-1)?.end ?? null)).toBeLessThanOrEqual(1320)
    expect(notes.join('\n')).toContain('whether they have steps or a slope is not known')
  })

  it('sunset dinners: seated while it is light, up as the sun is down', async () => {
    const { stops, unmetText } = await plan(
      'Honeymoon in Santorini, 5 days in September 2027, money no problem, sunset dinners and a private boat trip',
    )
    const atSunset = stops.filter(({ reasons }) =>
      reasons.some((each) => each.includes('while you are at table')),
    )
    expect(atSunset.length).toBeGreaterThanOrEqual(2)
    for (const { start, end, date } of atSunset) {
      const sunset = sunOver(
        { places: [], lodging: [36.46, 25.37], about: { zone: 'Europe/Athens' } } as never,
        date,
      )?.sunset
      expect(minuteIn(start)).toBeLessThan(sunset ?? 0)
      expect(minuteIn(end)).toBeGreaterThan(sunset ?? 0)
    }
    expect(unmetText).toContain('a private boat trip')
    const shared = stops.filter(({ reasons }) => reasons.includes('Your wish: a boat trip.'))
    expect(shared).toEqual([])
  })

  it('one jump from a bridge is planned, and is no dinner', async () => {
    const { stops, unmetText } = await plan(
      'Five days in Queenstown in February 2027 without driving ourselves, hikes and one bungee jump',
    )
    const jump = stops.find(({ reasons }) => reasons.some((each) => each.includes('bungee')))
    expect(jump?.name).toMatch(/Bungy/)
    expect(jump?.reasons.join(' ')).not.toContain('dinner')
    expect(unmetText).not.toContain('bungee')
    expect(stops.map(({ leg }) => leg?.mode)).not.toContain('drive')
  })
})
