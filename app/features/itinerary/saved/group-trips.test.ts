import { describe, expect, it } from 'vitest'
import type { TripSummary } from '#app/data/trips/index.ts'
import type { TripId } from '#domain/trip/ids.ts'
import { groupTrips, searchTrips } from './group-trips.ts'

const trip = (title: string, more: Partial<TripSummary> = {}): TripSummary => ({
  id: title as TripId,
  title,
  kind: 'city',
  driven: false,
  state: 'saved',
  start: '2027-05-10',
  end: '2027-05-12',
  zone: 'Europe/Lisbon',
  endZone: more.zone ?? 'Europe/Lisbon',
  slug: null,
  places: '',
  days: 3,
  stops: 9,
  updated: '2026-11-16T00:00:00Z',
  shared: 'private',
  ...more,
})
const at = (moment: string) => Date.parse(moment)
const groupOf = (one: TripSummary, moment: string, home = 'UTC') =>
  Object.entries(groupTrips([one], at(moment), home)).find(([, trips]) => trips.length > 0)?.[0]

describe('a trip is', () => {
  it.each([
    ['2027-05-09T22:59:00Z', 'upcoming'],
    // In Lisbon it is summer time: the tenth begins an hour before it does in Greenwich.
    ['2027-05-09T23:00:00Z', 'now'],
    ['2027-05-12T22:59:00Z', 'now'],
    ['2027-05-12T23:00:00Z', 'past'],
  ])('at %s %s', (moment, group) => expect(groupOf(trip('Lisbon'), moment)).toBe(group))

  it('on by the clock of the place, not of whoever looks', () => {
    const tokyo = trip('Tokyo', { zone: 'Asia/Tokyo' })
    const honolulu = trip('Honolulu', { zone: 'Pacific/Honolulu' })
    const moment = '2027-05-09T16:00:00Z'
    expect(groupOf(tokyo, moment, 'Pacific/Honolulu')).toBe('now')
    expect(groupOf(honolulu, moment, 'Asia/Tokyo')).toBe('upcoming')
  })

  it('on until its last day is over where it ends', () => {
    const overDateLine = trip('Both', { zone: 'Asia/Tokyo', endZone: 'Pacific/Honolulu' })
    expect(groupOf(overDateLine, '2027-05-13T05:00:00Z')).toBe('now')
    expect(groupOf(overDateLine, '2027-05-13T10:00:00Z')).toBe('past')
  })

  it('dated by the zone of whoever looks where it has none, or one that nobody knows', () => {
    const moment = '2027-05-12T23:30:00Z'
    expect(groupOf(trip('A', { zone: null, endZone: null }), moment, 'Asia/Tokyo')).toBe('past')
    expect(groupOf(trip('B', { zone: null, endZone: null }), moment, 'UTC')).toBe('now')
    expect(groupOf(trip('C', { zone: 'Mars/Base', endZone: 'Mars/Base' }), moment)).toBe('now')
  })

  it('archived, whenever it is', () => {
    expect(groupOf(trip('Old', { state: 'archived' }), '2027-05-11T12:00:00Z')).toBe('archived')
  })
})

it('what comes next and what was last stands first', () => {
  const trips = [
    trip('June', { start: '2027-06-01', end: '2027-06-02' }),
    trip('May', { start: '2027-05-20', end: '2027-05-21' }),
    trip('March', { start: '2027-03-01', end: '2027-03-02' }),
    trip('April', { start: '2027-04-01', end: '2027-04-02' }),
  ]
  const { upcoming, past } = groupTrips(trips, at('2027-05-10T12:00:00Z'), 'UTC')
  expect(upcoming.map(({ title }) => title)).toEqual(['May', 'June'])
  expect(past.map(({ title }) => title)).toEqual(['April', 'March'])
})

it('a search finds words of the title and the places, with or without accents', () => {
  const trips = [trip('Winter in the north', { places: 'Tromsø, Reykjavík' }), trip('Cancún')]
  const found = (text: string) => searchTrips(trips, text).map(({ title }) => title)
  expect(found('cancun')).toEqual(['Cancún'])
  expect(found(' NORTH reykjavik ')).toEqual(['Winter in the north'])
  expect(found('north cancun')).toEqual([])
  expect(found('  ')).toHaveLength(2)
})
