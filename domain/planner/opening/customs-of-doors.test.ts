/** Hours of doors that no row says and everybody in town knows. */
import { expect, it } from 'vitest'
import type { Place } from '#domain/places/schema.ts'
import { visitStarts } from '../appeal.ts'
import { place, read } from '../testing/sample-request.ts'
import { isShutByCustom } from './customs-of-doors.ts'
import { isHourToCheck } from './hours-to-check.ts'

const [wednesday, friday, saturday, sunday] = [
  '2027-05-05',
  '2027-05-07',
  '2027-05-08',
  '2027-05-09',
]
const hour = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

function mayBegin(at: string, one: Place, date: string, zone = 'Europe/Vienna'): boolean {
  const days = [{ date: wednesday }, { date: friday }, { date: saturday }, { date: sunday }]
  const request = read({ about: { zone }, lodging: [48.2, 16.37], places: [one], days })
  return visitStarts(one, date, request).some(({ from, to }) => from <= hour(at) && hour(at) <= to)
}
const noon = { start: 780, minutes: 30 }

it('a cathedral that opens for early mass is seen on Sundays after lunch, one with hours for visitors at those', () => {
  const cathedral = place('c', {
    ...{ name: 'The Cathedral', kind: 'worship', minutes: 40 },
    ...{ hours: '07:00-19:00', offers: ['cathedral'] },
  })
  expect(mayBegin('10:00', cathedral, sunday)).toBe(false)
  expect(mayBegin('13:30', cathedral, sunday)).toBe(true)
  expect(mayBegin('10:00', cathedral, saturday)).toBe(true)
  expect(mayBegin('10:00', { ...cathedral, hours: '09:30-18:00' }, sunday)).toBe(true)
  expect(mayBegin('10:00', { ...cathedral, name: 'Temple', offers: [] }, sunday)).toBe(true)
})

it('a library and the lobby of an office keep the hours of desks, and are marked', () => {
  const library = place('l', { name: 'City Library', kind: 'landmark', hours: null, minutes: 40 })
  expect(mayBegin('11:00', library, saturday)).toBe(true)
  expect(mayBegin('16:30', library, saturday)).toBe(false)
  expect(isShutByCustom(library, sunday)).toBe(true)
  expect(isShutByCustom(library, saturday)).toBe(false)
  expect(isHourToCheck(library, null, noon, saturday)).toBe(true)
  const tower = place('o', {
    ...{ kind: 'landmark', hours: null, minutes: 30 },
    about: 'A tower of 1888 with a light court of marble and gold.',
  })
  expect(mayBegin('11:00', tower, wednesday)).toBe(true)
  expect(isShutByCustom(tower, saturday)).toBe(true)
  expect(isShutByCustom({ ...tower, hours: '09:00-17:00' }, saturday)).toBe(false)
})

it('nobody dances before half past eleven, nor early in the week where nobody knows', () => {
  const club = place('d', {
    ...{ kind: 'nightlife', hours: null, bestTime: 'night', minutes: 150, setting: 'indoor' },
    ...{ offers: ['techno club'], interests: ['nightlife'] },
  })
  expect(mayBegin('22:30', club, friday)).toBe(false)
  expect(mayBegin('23:45', club, friday)).toBe(true)
  expect(isShutByCustom(club, wednesday)).toBe(true)
  expect(isShutByCustom({ ...club, about: 'House music every night.' }, wednesday)).toBe(false)
  expect(mayBegin('23:45', { ...club, hours: '22:00-05:00' }, wednesday)).toBe(true)
  expect(mayBegin('22:30', { ...club, hours: '22:00-05:00' }, wednesday)).toBe(false)
  // Where bands play first one comes for the first of them.
  expect(mayBegin('21:00', { ...club, offers: ['nightclub', 'live music'] }, wednesday)).toBe(true)
  expect(mayBegin('21:30', { ...club, offers: ['milonga'] }, friday)).toBe(false)
  expect(mayBegin('22:30', { ...club, offers: ['milonga'] }, friday)).toBe(true)
})

it('the stage of a theater is shown by day', () => {
  const tour = place('t', { kind: 'stage', hours: null, minutes: 75, booking: 'advised' })
  expect(mayBegin('11:00', tour, saturday)).toBe(true)
  expect(mayBegin('17:00', tour, saturday)).toBe(false)
})

it('churches of the south and the museums of Vietnam shut over noon', () => {
  const church = place('s', { name: 'San Luigi Church', kind: 'worship', hours: null, minutes: 30 })
  expect(mayBegin('13:00', church, wednesday, 'Europe/Rome')).toBe(false)
  expect(mayBegin('16:00', church, wednesday, 'Europe/Rome')).toBe(true)
  expect(mayBegin('13:00', church, wednesday)).toBe(true)
  const house = place('h', { kind: 'palace', hours: null, minutes: 45 })
  expect(mayBegin('11:15', house, wednesday, 'Asia/Ho_Chi_Minh')).toBe(false)
  expect(mayBegin('14:00', house, wednesday, 'Asia/Ho_Chi_Minh')).toBe(true)
})
