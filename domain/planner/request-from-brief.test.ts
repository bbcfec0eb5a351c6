import { describe, expect, it } from 'vitest'
import { emptyBrief, type TripBrief } from '#domain/brief/schema.ts'
import { currencySchema } from '#domain/money/currency.ts'
import type { Destination } from '#domain/places/schema.ts'
import { placeHinted, placeNamed } from './place-names.ts'
import { requestFromBrief } from './request-from-brief.ts'
import { place } from './testing/sample-request.ts'
import { thriftSays } from './thrift.ts'

const year = (value: number) => Array.from({ length: 12 }, () => value)

const town: Destination = {
  slug: 'town',
  name: 'Town',
  country: 'PT',
  at: [38.7, -9.1],
  timeZone: 'Europe/Lisbon',
  currency: 'EUR',
  languages: ['Portuguese'],
  about: 'A town that stands here for a test of what a brief becomes.',
  costLevel: 2,
  climate: { high: year(20), low: year(10), rainDays: year(6) },
  airports: [],
  gettingAround: 'On foot, or by the one tram that goes round and round all day.',
  facts: {
    plug: 'C',
    water: 'Fine',
    tipping: 'None',
    emergency: '112',
    goodToKnow: ['It is small.'],
  },
  stayAreas: [{ name: 'Old Town', at: [38.71, -9.12], about: 'Where everybody stays.' }],
  places: [
    place('castle', { name: 'São Jorge Castle' }),
    place('grill', { name: 'Grill', kind: 'restaurant' }),
  ],
}

const asked = (more: Partial<TripBrief>) =>
  requestFromBrief({ ...emptyBrief(), ...more }, town, '2027-01-01')

describe('from a brief to a request', () => {
  it('takes the dates that were given, and a day in the month that was named', () => {
    const dates = { start: '2027-05-01', end: '2027-05-03', precision: 'exact' } as const
    expect(asked({ dates }).request.days.map(({ date }) => date)).toEqual([
      '2027-05-01',
      '2027-05-02',
      '2027-05-03',
    ])
    const may = { earliest: '2027-05-01', latest: '2027-05-31', precision: 'month' } as const
    const { request, notes } = asked({ dates: may, days: 4 })
    expect(request.days).toHaveLength(4)
    expect(request.days[0]?.date).toBe('2027-05-08')
    expect(notes.join(' ')).toContain('Saturday, May 8, 2027')
  })

  it('leaves rest days free', () => {
    const { request, notes } = asked({ days: 4, restDays: 1 })
    expect(request.days).toHaveLength(3)
    expect(notes.join(' ')).toContain('Left free')
  })

  it('knows places by what people call them, and says which it does not know', () => {
    const { request, unmet } = asked({ mustSee: ['the Sao Jorge castle', 'Moon'] })
    expect(request.mustSee).toEqual(['castle'])
    expect(unmet).toMatchObject([{ wish: 'Moon', reason: 'unknown-here' }])
  })

  it('takes a thing for itself, and not for the museum of that name', () => {
    const ruins = place('ruins', { name: 'Old Walls', essential: 0.9 })
    const museum = place('museum', { name: 'Sun Gate Museum', kind: 'museum', essential: 0.4 })
    const louvre = place('louvre', { name: 'Louvre Museum', kind: 'museum', essential: 1 })
    const city = { ...town, places: [ruins, museum, louvre] }
    expect(placeNamed('Sun Gate', city)).toBeUndefined()
    expect(placeNamed('Sun Gate Museum', city)?.id).toBe('museum')
    expect(placeNamed('the Louvre', city)?.id).toBe('louvre')
    expect(placeHinted('walls', city)).toBeUndefined()
    expect(placeHinted('old walls', city)?.id).toBe('ruins')
  })

  it('keeps the length that was asked for, also where it was said of the stay', () => {
    const stay = { place: 'Town', days: 6, windows: [] }
    expect(asked({ stays: [stay], mustSee: ['Grill'] }).request.days).toHaveLength(6)
    const date = { start: '2027-05-12', precision: 'exact' } as const
    expect(asked({ dates: date }).request.days).toHaveLength(1)
    expect(asked({ days: 45 }).request.days).toHaveLength(45)
    const long = asked({ days: 70 })
    expect(long.request.days).toHaveLength(60)
    expect(long.unmet).toMatchObject([
      { reason: 'too-long', wayOut: expect.stringMatching(/61 to 70/) },
    ])
  })

  it('keeps an appointment on a weekday, and moves days without a date so that they have it', () => {
    const dinner = { what: 'dinner', weekday: 5, time: '20:00' }
    const { request, unmet } = asked({ days: 2, appointments: [dinner] })
    const [appointment] = request.appointments
    expect(unmet).toEqual([])
    expect(new Date(`${appointment?.date}T00:00Z`).getUTCDay()).toBe(5)
    expect(request.days.map(({ date }) => date)).toContain(appointment?.date)
    const monday = { start: '2027-05-10', end: '2027-05-11', precision: 'exact' } as const
    expect(asked({ dates: monday, appointments: [dinner] }).unmet).toMatchObject([
      { wish: 'dinner', reason: 'other-days' },
    ])
    const undated = asked({ days: 2, appointments: [{ what: 'dinner', time: '20:00' }] })
    expect(undated.request.appointments).toHaveLength(1)
    expect(undated.notes.join(' ')).toContain('No day was said for "dinner"')
  })

  it('makes a ceiling of price levels and a share of free sights of a budget', () => {
    const currency = currencySchema.parse('EUR')
    const budget = { minor: 20_000, currency, per: 'trip', firm: true } as const
    const two = { ...emptyBrief().party, total: 2 }
    const { request, head } = asked({ days: 5, budget: { ...budget }, party: two })
    expect(request.priceCeiling).toBe(2)
    expect(request.freeShare).toBe(0.5)
    expect(head.thrift?.sum).toBe('20 EUR a person and day')
    expect(asked({ days: 5, budget: { ...budget, minor: 500_000 } }).request.freeShare).toBe(0)
  })

  it('spends half of a budget that has the beds included on the days, and says so', () => {
    const currency = currencySchema.parse('EUR')
    const budget = { minor: 70_000, currency, per: 'trip', firm: true } as const
    const two = { ...emptyBrief().party, total: 2 }
    const apart = asked({ days: 3, budget: { ...budget }, party: two })
    const within = asked({ days: 3, budget: { ...budget, withBeds: true }, party: two })
    expect(within.request.freeShare).toBeGreaterThan(apart.request.freeShare)
    const says = (head: typeof within.head) => (head.thrift ? thriftSays(head.thrift, []) : '')
    expect(says(within.head)).toMatch(/beds included: about 117 EUR a person and day for all/)
    expect(says(within.head)).not.toContain('not counted')
    expect(says(apart.head)).toContain('lodging not counted')
  })

  it('keeps to the hours that were said of a single day', () => {
    const hours = { days: 1, arrival: '09:00', departure: '22:00' }
    const { request, notes } = asked(hours)
    expect(request.days).toMatchObject([{ from: 540, to: 1320 }])
    expect(notes).toContain('Your day: planned from 09:00 to 22:00, as you asked.')
  })

  it('has a gentle first day after many time zones, and naps with the very small', () => {
    const origin = { name: 'Tokyo', kind: 'city', at: [35.7, 139.7] } as const
    const far = asked({ days: 3, origin: { ...origin, at: [35.7, 139.7] } })
    expect(far.request.days.map(({ gentle }) => gentle === true)).toEqual([true, false, false])
    expect(far.notes.join(' ')).toContain('jet lag')
    const party = { ...emptyBrief().party, children: 1, childAges: [2] }
    expect(asked({ party }).request.party).toMatchObject({ children: true, naps: true })
    expect(asked({ party: { ...party, childAges: [8] } }).request.party.naps).toBe(false)
  })

  it('bounds the days by the clock that one comes and goes by', () => {
    const said = (text: string, more: Partial<TripBrief> = {}) =>
      requestFromBrief({ ...emptyBrief(), ...more }, town, '2027-01-01', { text }).request.days
    expect(said('a layover in Town from 10:00 to 18:00')).toMatchObject([{ from: 690, to: 900 }])
    expect(said('cruise stop in Town from 8am to 5pm')).toMatchObject([{ from: 510, to: 960 }])
    const days = said('3 days, arriving Friday at 3pm, flight home Sunday at 18:30', { days: 3 })
    expect(days.map(({ from, to }) => [from, to])).toEqual([
      [945, undefined],
      [undefined, undefined],
      [undefined, 960],
    ])
    expect(said('arriving with 3 kids, leaving 2 at home', { days: 2 })).toMatchObject([{}, {}])
    expect(said('3 days in Town', { days: 3 }).every(({ from }) => from === undefined)).toBe(true)
  })

  it('takes climate, children, needs, spending and appointments over', () => {
    const appointments = [{ what: 'dinner', where: 'Grill', day: 2, time: '20:00' }]
    const party = { ...emptyBrief().party, children: 2 }
    const { request } = asked({
      days: 2,
      party,
      appointments,
      mobility: ['wheelchair'],
      spending: 'low',
    })
    expect(request.days[0]?.weather).toMatchObject({ rain: 6 / 31, source: { kind: 'estimate' } })
    expect(request.about).toMatchObject({ place: 'Town', zone: 'Europe/Lisbon', currency: 'EUR' })
    expect(request.party).toMatchObject({ children: true, stepFree: true, shortWalks: true })
    expect(request.priceCeiling).toBe(2)
    expect(request.appointments).toMatchObject([{ placeId: 'grill', start: 1200 }])
  })
})
