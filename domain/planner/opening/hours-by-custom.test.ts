/** Hours that everybody in a town knows and no row says: of prayers, services, stalls and blinds. */
import { expect, it } from 'vitest'
import type { Place } from '#domain/places/schema.ts'
import { visitStarts } from '../appeal.ts'
import type { PlanRequest } from '../schema.ts'
import { place, read } from '../testing/sample-request.ts'

/** Istanbul, where the sun stood highest at 13:10 in late March 2027. */
const friday = '2027-03-26'
const saturday = '2027-03-27'
const sunday = '2027-03-28'

const town = (places: Place[]): PlanRequest =>
  read({
    about: { zone: 'Europe/Istanbul' },
    lodging: [41.01, 28.97],
    places,
    days: [{ date: friday }, { date: saturday }, { date: sunday }],
  })

const mayBegin = (at: number, one: Place, date: string) =>
  visitStarts(one, date, town([one])).some(({ from, to }) => from <= at && at <= to)

const hour = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

it('a mosque receives no visitors at the noon prayer, and on Fridays from before the sermon until after it', () => {
  const mosque = place('m', { name: 'Great Mosque', kind: 'worship', hours: null, minutes: 45 })
  const open = { ...mosque, hours: '08:30-18:00' }
  for (const one of [mosque, open]) {
    expect(mayBegin(hour('13:15'), one, saturday)).toBe(false)
    expect(mayBegin(hour('14:00'), one, saturday)).toBe(true)
    expect(mayBegin(hour('11:30'), one, friday)).toBe(false)
    expect(mayBegin(hour('13:45'), one, friday)).toBe(false)
    expect(mayBegin(hour('14:45'), one, friday)).toBe(true)
    expect(mayBegin(hour('10:30'), one, friday)).toBe(true)
  }
  const fromOutside = { ...mosque, hours: '24/7' }
  expect(mayBegin(hour('13:15'), fromOutside, friday)).toBe(true)
})

it('a church of unknown hours is visited after the masses of a Sunday, a temple at any time', () => {
  const church = place('c', { name: 'St. Mary', kind: 'worship', hours: null, minutes: 40 })
  const gothic = { ...church, offers: ['Gothic church'] }
  expect(mayBegin(hour('11:15'), gothic, sunday)).toBe(false)
  expect(mayBegin(hour('13:15'), gothic, sunday)).toBe(true)
  expect(mayBegin(hour('11:15'), gothic, saturday)).toBe(true)
  expect(mayBegin(hour('11:15'), { ...gothic, hours: '09:00-18:00' }, sunday)).toBe(true)
  expect(mayBegin(hour('11:15'), { ...church, name: 'Jade Temple' }, sunday)).toBe(true)
})

it('stalls are packed up in the afternoon, and a market of the night is set up after dark', () => {
  const flea = place('f', {
    ...{ name: 'Old Things', kind: 'market', minutes: 60, setting: 'outdoor' },
    ...{ hours: 'Mo,We,Fr,Sa 09:00-20:00', bestTime: 'morning', offers: ['flea market'] },
  })
  expect(mayBegin(hour('18:00'), flea, saturday)).toBe(false)
  expect(mayBegin(hour('10:00'), flea, saturday)).toBe(true)
  const crafts: Place = { ...flea, hours: null, bestTime: 'any', offers: ['local crafts'] }
  expect(mayBegin(hour('17:05'), crafts, saturday)).toBe(false)
  expect(mayBegin(hour('15:30'), crafts, saturday)).toBe(true)
  expect(mayBegin(hour('16:30'), { ...crafts, offers: ['food hall'] }, saturday)).toBe(true)
  const flowers: Place = { ...flea, hours: '24/7', bestTime: 'night', offers: ['flower market'] }
  expect(mayBegin(hour('08:05'), flowers, saturday)).toBe(false)
  expect(mayBegin(hour('21:00'), flowers, saturday)).toBe(true)
})

it('shops, cellars and last tickets keep the hours that they keep everywhere', () => {
  const lanes = place('s', {
    ...{ kind: 'neighbourhood', hours: '24/7', setting: 'outdoor', minutes: 60 },
    ...{ interests: ['shopping', 'food'] },
  })
  expect(mayBegin(hour('08:00'), lanes, saturday)).toBe(false)
  expect(mayBegin(hour('10:00'), lanes, saturday)).toBe(true)
  const cellar = place('w', { kind: 'activity', hours: null, offers: ['wine tasting'] })
  expect(mayBegin(hour('09:00'), cellar, saturday)).toBe(false)
  const stadium = place('t', { kind: 'activity', hours: null, setting: 'both', minutes: 75 })
  expect(mayBegin(hour('08:30'), stadium, saturday)).toBe(false)
  expect(mayBegin(hour('09:30'), stadium, saturday)).toBe(true)
  const rooms = place('r', { kind: 'museum', hours: '10:00-17:00', minutes: 30 })
  expect(mayBegin(hour('16:30'), rooms, saturday)).toBe(false)
  expect(mayBegin(hour('16:15'), rooms, saturday)).toBe(true)
  const garden = place('g', { kind: 'garden', hours: null, bestTime: 'morning', minutes: 45 })
  expect(mayBegin(hour('16:00'), garden, saturday)).toBe(false)
})

it('ducks are not looked at after sunset, although one still sees the path', () => {
  const park = place('p', { kind: 'park', hours: '24/7', setting: 'outdoor', minutes: 40 })
  expect(mayBegin(hour('19:10'), park, saturday)).toBe(false)
  expect(mayBegin(hour('18:30'), park, saturday)).toBe(true)
})

it('shops of unknown hours are shut in the evening and on Sunday mornings, as is the custom of the country', () => {
  const may = (at: number, one: Place, date: string, zone: string) =>
    visitStarts(one, date, { ...town([one]), about: { ...town([]).about, zone } }).some(
      ({ from, to }) => from <= at && at <= to,
    )
  const arcade = place('a', { kind: 'shopping', hours: null, minutes: 40 })
  expect(may(hour('18:35'), arcade, saturday, 'Australia/Melbourne')).toBe(false)
  expect(may(hour('17:15'), arcade, saturday, 'Australia/Melbourne')).toBe(true)
  expect(may(hour('18:10'), arcade, saturday, 'Europe/Rome')).toBe(true)
  expect(may(hour('19:10'), arcade, saturday, 'Asia/Tokyo')).toBe(true)
  expect(may(hour('10:30'), arcade, sunday, 'Europe/Paris')).toBe(false)
  expect(may(hour('14:00'), arcade, sunday, 'Europe/Paris')).toBe(true)
  const quarter = place('q', {
    ...{ kind: 'neighbourhood', hours: '24/7', setting: 'outdoor', interests: ['shopping'] },
    essential: 0.4,
  })
  expect(may(hour('18:10'), quarter, saturday, 'Asia/Jerusalem')).toBe(false)
  expect(may(hour('14:00'), quarter, sunday, 'Europe/Berlin')).toBe(false)
  const ofBars: Place = { ...quarter, interests: ['shopping', 'nightlife'] }
  expect(may(hour('18:10'), ofBars, saturday, 'Asia/Jerusalem')).toBe(true)
  const known = { ...arcade, hours: '10:00-21:00' }
  expect(may(hour('19:50'), known, saturday, 'Europe/Helsinki')).toBe(true)
})
