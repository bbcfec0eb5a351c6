import { expect, it } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { feastIn, feastsOn } from './feasts.ts'
import { loadHolidays } from './holiday-calendar.ts'
import { holidayEffect, holidayName, isStandstill, transportOn } from './holiday-effects.ts'

const calendar = await loadHolidays()
const { destinations } = await loadCatalogue()

const on = (country: string, date: string, slug?: string) => ({
  date,
  names: calendar.on({ country, slug }, date),
})
const effect = (
  kind: 'museum' | 'shopping' | 'restaurant' | 'park' | 'palace',
  country: string,
  date: string,
  { hours = 'Mo-Su 10:00-18:00', slug }: { hours?: string | null; slug?: string } = {},
) => holidayEffect({ kind, hours }, { country, slug }, on(country, date, slug))

it.each([
  // Dates as governments and almanacs publish them.
  ['FR', '2027-07-14', /Bastille/],
  ['US', '2027-11-25', /Thanksgiving/],
  ['US', '2028-01-17', /Martin Luther King/],
  ['GB', '2027-03-26', /Good Friday/],
  ['GR', '2027-04-30', /Good Friday/],
  ['IL', '2027-10-11', /Kippur/],
  ['KR', '2027-09-15', /Thanksgiving/],
  ['VN', '2027-02-06', /New Year/],
  ['JP', '2027-05-03', /Constitution/],
  ['ID', '2027-03-08', /Nyepi/],
  ['SG', '2027-08-09', /National/],
  ['JO', '2027-05-25', /Independence/],
])('%s has a public holiday on %s', (country, date, name) => {
  expect(calendar.on({ country }, date).join()).toMatch(name)
})

it('a feast that begins at sunset shuts the day before it, too', () => {
  expect(effect('museum', 'IL', '2027-10-10')).toBe('closed')
  expect(effect('restaurant', 'IL', '2027-10-10')).toBe('check')
  expect(effect('museum', 'IL', '2027-10-07')).toBeNull()
})

it('regions have holidays of their own', () => {
  const epiphany = '2027-01-06'
  expect(calendar.on({ country: 'DE', slug: 'munich' }, epiphany).join()).toMatch(/Epiphany/)
  expect(calendar.on({ country: 'DE', slug: 'berlin' }, epiphany)).toEqual([])
  expect(calendar.on({ country: 'ES', slug: 'barcelona' }, '2027-09-11')).toHaveLength(1)
  expect(calendar.on({ country: 'ES', slug: 'seville' }, '2027-09-11')).toEqual([])
  expect(calendar.on({ country: 'GB', slug: 'edinburgh' }, '2027-11-30').join()).toMatch(/Andrew/)
})

it('says where and how far it knows', () => {
  expect(calendar.covers({ country: 'FR' }, '2027-05-01')).toBe(true)
  expect(calendar.covers({ country: 'FR' }, '2060-05-01')).toBe(false)
  expect(calendar.covers({ country: 'NP' }, '2027-05-01')).toBe(false)
  const unknown = destinations.filter((each) => !calendar.covers(each, '2027-05-01'))
  expect(unknown.map(({ country }) => country)).toEqual(['NP'])
})

it.each([
  ['ramadan', 2027, '2027-02-08', '2027-03-08'],
  ['lunar-new-year', 2028, '2028-01-26', '2028-01-28'],
  ['passover', 2027, '2027-04-22', '2027-04-28'],
  ['hanukkah', 2026, '2026-12-05', '2026-12-12'],
  ['carnival', 2027, '2027-02-04', '2027-02-09'],
  ['diwali', 2027, '2027-10-29', '2027-10-29'],
  ['thanksgiving', 2026, '2026-11-26', '2026-11-26'],
  ['orthodox-easter', 2028, '2028-04-16', '2028-04-16'],
] as const)('%s in %i', (feast, year, first, last) => {
  expect(feastIn(feast, year)).toEqual([{ first, last }])
  expect(feastsOn(first)).toContain(feast)
  expect(feastsOn(last)).toContain(feast)
})

it('a month of fasting that begins twice in a year is found twice', () => {
  expect(feastIn('ramadan', 2030).map(({ first }) => first)).toEqual(['2030-01-05', '2030-12-26'])
  expect(feastsOn('2031-01-10')).toContain('ramadan')
})

it('museums and shops are shut at Christmas in the west, and ordinary in Tokyo and Cairo', () => {
  expect(effect('museum', 'BE', '2026-12-25')).toBe('closed')
  expect(effect('shopping', 'US', '2026-12-25')).toBe('closed')
  expect(effect('restaurant', 'BE', '2026-12-25')).toBe('check')
  expect(effect('park', 'BE', '2026-12-25')).toBeNull()
  expect(effect('museum', 'JP', '2026-12-25')).toBeNull()
  expect(effect('museum', 'EG', '2026-12-25')).toBeNull()
})

it('hours that name the date win, and hours that name another feast make it uncertain', () => {
  const hours = 'Mo-Su 10:00-18:00; Dec 25 10:00-14:00'
  expect(effect('museum', 'BE', '2026-12-25', { hours })).toBeNull()
  expect(effect('museum', 'BE', '2027-01-01', { hours })).toBe('check')
  const run = 'Mo-Su 10:00-18:00; Dec 24-26 off'
  expect(effect('museum', 'GB', '2026-12-26', { hours: run })).toBeNull()
  // A season is not a date.
  const season = 'Apr-Oct 09:00-19:00; Nov-Mar 09:00-17:00'
  expect(effect('museum', 'FR', '2027-05-01', { hours: season })).toBe('closed')
})

it('feasts close what they close where they are kept', () => {
  expect(effect('museum', 'FR', '2027-05-01')).toBe('closed')
  expect(effect('museum', 'FR', '2027-05-08')).toBe('check')
  expect(effect('restaurant', 'IL', '2027-10-11')).toBe('closed')
  expect(effect('museum', 'US', '2026-11-26', { slug: 'new-york' })).toBe('closed')
  expect(effect('museum', 'US', '2026-11-26', { slug: 'washington' })).toBe('check')
  expect(effect('restaurant', 'MA', '2027-02-20')).toBe('check')
  expect(effect('park', 'ID', '2027-03-08')).toBe('closed')
  expect(effect('museum', 'HK', '2027-02-07')).toBe('closed')
  expect(effect('museum', 'HK', '2027-02-08')).toBe('check')
  expect(effect('shopping', 'DE', '2027-10-03')).toBe('closed')
})

it('a holiday of one country is an ordinary Monday in the next', () => {
  const easterMonday = '2027-03-29'
  expect(effect('museum', 'PT', easterMonday)).toBeNull()
  expect(holidayName({ country: 'PT' }, on('PT', easterMonday))).toBeNull()
  expect(effect('museum', 'DE', easterMonday)).toBe('check')
})

it('at Christmas libraries are shut, and on Christmas Eve towers and boats stop early', () => {
  const library = { kind: 'landmark', hours: '10:00-18:00', name: 'Public Library' } as const
  const at = (date: string, place: Parameters<typeof holidayEffect>[0]) =>
    holidayEffect(place, { country: 'US' }, on('US', date))
  expect(at('2026-12-25', library)).toBe('closed')
  expect(at('2026-12-25', { ...library, name: 'Grand Terminal' })).toBe('check')
  expect(at('2026-12-24', { kind: 'activity', hours: null, name: 'River Cruise' })).toBe('check')
})

it('on a feast of Islam the kitchens of its diet are checked, and others are not', () => {
  const kitchen = { kind: 'restaurant', hours: null, name: 'Kitchen' } as const
  const at = (place: Parameters<typeof holidayEffect>[0]) =>
    holidayEffect(place, { country: 'SG' }, on('SG', '2027-03-09'))
  expect(at({ ...kitchen, diets: ['halal'] })).toBe('check')
  expect(at(kitchen)).toBeNull()
})

it('says where nothing drives', () => {
  expect(isStandstill({ country: 'GB' }, on('GB', '2026-12-25'))).toBe(true)
  expect(isStandstill({ country: 'FR' }, on('FR', '2026-12-25'))).toBe(false)
})

it('names the day as a traveller would', () => {
  const name = (country: string, date: string) => holidayName({ country }, on(country, date))
  expect(name('BE', '2026-12-25')).toBe('Christmas Day')
  expect(name('BE', '2026-12-24')).toBe('Christmas Eve')
  expect(name('FR', '2027-07-14')).toBe('Bastille Day')
  expect(name('MA', '2027-02-20')).toBe('Ramadan')
  expect(name('FR', '2027-07-15')).toBeNull()
})

it('says what stands still', () => {
  expect(transportOn({ country: 'GB' }, on('GB', '2026-12-25'))[0]).toMatch(/No trains/)
  expect(transportOn({ country: 'FR' }, on('FR', '2026-12-25'))).toEqual([])
})

it('what rests on Sundays rests on public holidays, and no stall is set up on the first of January', () => {
  const naschmarkt = { kind: 'market', hours: 'Mo-Sa 06:00-19:00; Su off', name: 'Market' } as const
  const at = (country: string, date: string, place: Parameters<typeof holidayEffect>[0]) =>
    holidayEffect(place, { country }, on(country, date))
  expect(at('AT', '2027-01-01', naschmarkt)).toBe('closed')
  expect(at('AT', '2027-05-06', naschmarkt)).toBe('closed')
  expect(at('AT', '2027-05-07', naschmarkt)).toBeNull()
  expect(at('AT', '2027-01-01', { ...naschmarkt, hours: null })).toBe('closed')
  const lights = { ...naschmarkt, hours: null, name: 'Christmas Market' }
  expect(at('AT', '2027-01-01', lights)).not.toBe('closed')
})

it('downtown Rio is shut on Shrove Tuesday, and stalls of Hong Kong on the first days of the year', () => {
  const library = { kind: 'landmark', hours: 'Mo-Fr 10:00-17:00; Sa,Su off' } as const
  const tuesday = { date: '2027-02-09', names: [] }
  expect(holidayEffect(library, { country: 'BR' }, tuesday)).toBe('closed')
  expect(holidayEffect(library, { country: 'BR' }, { date: '2027-02-11', names: [] })).toBeNull()
  const stalls = { kind: 'market', hours: '12:00-22:30' } as const
  expect(holidayEffect(stalls, { country: 'HK' }, { date: '2027-02-06', names: [] })).toBe('closed')
  expect(holidayEffect(stalls, { country: 'HK' }, { date: '2027-02-09', names: [] })).not.toBe(
    'closed',
  )
})
