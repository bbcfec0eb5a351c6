/** Words that name no place and bend the whole plan: read from the request, and seen in the days. */
import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { minuteOn } from '../clock.ts'
import { inlineExecutor } from '../execution/executor.ts'
import { planWish } from './plan-wish.ts'

const { destinations, bySlug } = await loadCatalogue()
const gazetteer = await loadGazetteer()
const executor = inlineExecutor(() => 0)

async function planned(text: string) {
  const context = { today: '2026-11-16', gazetteer, destinations, bySlug, executor }
  const answer = await planWish(text, { ...context, limits: { steps: 800 } })
  const { trip } = answer
  if (!trip) throw new Error(`No trip for "${text}"`)
  const stops = trip.days.flatMap((day) =>
    day.stops.map((stop) => ({
      ...stop,
      date: day.date,
      at: stop.start ? minuteOn(day.date, stop.start) : 0,
      until: stop.end ? minuteOn(day.date, stop.end) : 0,
    })),
  )
  return { answer, trip, stops }
}

const town = (slug: string) => bySlug.get(slug)?.places ?? []
const famous = (slug: string, from: number) =>
  town(slug)
    .filter(({ essential, dayTrip }) => essential >= from && !dayTrip)
    .map(({ id }) => id)

describe('the manner of the days', () => {
  it('sees what everybody comes for before they do, or not at all, for who avoids crowds', async () => {
    const { answer, stops } = await planned(
      'Kyoto 3 days in April, quiet temples and gardens, avoid the crowds',
    )
    const great = stops.filter(
      ({ placeId, kind }) => kind === 'visit' && famous('kyoto', 0.9).includes(placeId ?? ''),
    )
    for (const { name, at } of great) expect(at, name).toBeLessThan(600)
    expect(answer.assumed.join(' ')).toMatch(/Away from the crowds/)
    expect(answer.notUnderstood).toEqual([])
  })

  it('shows what lies beyond the usual sights to who has been before', async () => {
    const { answer, stops } = await planned('Rome 3 days in October, we have been twice before')
    const icons = famous('rome', 0.8)
    expect(stops.filter(({ placeId }) => icons.includes(placeId ?? ''))).toEqual([])
    expect(answer.assumed.join(' ')).toMatch(/You know the usual sights: .*Colosseum/)
    expect(answer.understood.map(({ text }) => text)).toContain('we have been twice before')
  })

  it('takes a habit for no thing that a town could have, and a second visit for no refusal', async () => {
    const { answer } = await planned('Berlin 3 days, second time there, techno, we sleep late')
    const slots = new Map(answer.understood.map(({ text, slot }) => [text, slot]))
    expect(slots.get('sleep late')).toBe('pace')
    expect(slots.get('second time there')).toBe('pace')
    expect(answer.unmet.join(' ')).not.toMatch(/sleep late|second time/)
    const birds = await planned('Lisbon 2 days, we are early birds')
    expect(birds.answer.unmet.join(' ')).not.toMatch(/birds/)
  })

  it('begins the first day late where it is to be an easy one, and that day alone', async () => {
    const { trip, stops } = await planned('Lisbon 3 days in April, easy first day please, sights')
    const onDay = (index: number) => stops.filter(({ date }) => date === trip.days[index]?.date)
    expect(onDay(0)[0]?.at).toBeGreaterThanOrEqual(660)
    expect(onDay(1)[0]?.at).toBeLessThan(630)
  })

  it('rides home late at night with those who do not want to be out alone', async () => {
    const { answer, trip } = await planned(
      'Havana 3 days in March, three girlfriends, salsa bars every night, none of us wants to be out alone late at night',
    )
    for (const { date, stops, back } of trip.days) {
      for (const [index, { leg }] of stops.entries()) {
        const end = stops[index - 1]?.end
        if (!end || minuteOn(date, end) < 1320 || (leg?.minutes ?? 0) <= 5) continue
        expect(leg?.mode).toBe('taxi')
      }
      const end = stops.at(-1)?.end
      if (end && minuteOn(date, end) >= 1320 && (back?.minutes ?? 0) > 5)
        expect(back?.mode).toBe('taxi')
    }
    expect(answer.notUnderstood.join(' ')).not.toMatch(/alone/)
    expect(answer.assumed.join(' ')).toMatch(/door to door|before ten/)
  })

  it('has tapas bars for dinner on several evenings', async () => {
    const { stops } = await planned('Seville 4 days in May, couple, tapas bars')
    const dinners = stops.filter(
      ({ meal, reasons }) => meal === 'dinner' && reasons.join(' ').includes('Your wish: tapas'),
    )
    expect(dinners.length).toBeGreaterThanOrEqual(2)
  })

  it('swims on most days with who loves swimming', async () => {
    const { stops } = await planned('Sydney 4 days in January, we love swimming')
    const days = new Set(
      stops
        .filter(({ reasons }) => reasons.join(' ').includes('Your wish: a swim'))
        .map(({ date }) => date),
    )
    expect(days.size).toBeGreaterThanOrEqual(2)
  })

  it('celebrates a birthday that is told by its number alone', async () => {
    const { answer, stops } = await planned(
      "3 days in Lisbon in March for my wife's 40th, something special",
    )
    expect(answer.understood).toContainEqual({ slot: 'occasion', text: '40th' })
    expect(answer.notUnderstood).toEqual([])
    const told = stops.filter(({ reasons }) =>
      reasons.some((each) => each.startsWith('For the 40th birthday')),
    )
    expect(told.map(({ meal }) => meal)).toContain('dinner')
    expect(told.some(({ kind }) => kind === 'visit')).toBe(true)
  })

  it('sits through the opera that one has tickets for, and plans no other', async () => {
    const { answer, stops } = await planned(
      'Vienna 12 to 15 April 2027, we have tickets for the opera on the 13th at 7pm',
    )
    const opera = stops.find(({ name }) => name.startsWith('Opera'))
    expect((opera?.until ?? 0) - (opera?.at ?? 0)).toBeGreaterThanOrEqual(150)
    expect(stops.filter(({ reasons }) => /opera or a concert/.test(reasons.join(' ')))).toEqual([])
    expect(answer.understood.map(({ text }) => text)).not.toContain('opera')
  })

  it('takes a mother and her daughter for grown-ups', async () => {
    const { answer } = await planned('2 days in Dublin in May, mother and daughter, cosy pubs')
    expect(answer.assumed.join(' ')).not.toMatch(/With children/)
  })
})
