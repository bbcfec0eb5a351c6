import { describe, expect, it } from 'vitest'
import { emptyBrief, type TripBrief } from '#domain/brief/schema.ts'
import type { Destination } from '#domain/places/schema.ts'
import { requestFromBrief } from './request-from-brief.ts'
import { place } from './testing/sample-request.ts'

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
    expect(notes.join(' ')).toContain('2027-05-08')
  })

  it('leaves rest days free', () => {
    const { request, notes } = asked({ days: 4, restDays: 1 })
    expect(request.days).toHaveLength(3)
    expect(notes.join(' ')).toContain('Left free')
  })

  it('knows places by what people call them, and says which it does not know', () => {
    const { request, notes } = asked({ mustSee: ['the Sao Jorge castle', 'Moon'] })
    expect(request.mustSee).toEqual(['castle'])
    expect(notes.join(' ')).toContain('"Moon" is not among the places')
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
